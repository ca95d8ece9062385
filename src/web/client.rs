//! Whose tries are counted: the address that a request comes from, as a hash.
//!
//! Behind a proxy on the same machine or network, the last address that the proxy noted; what a
//! client itself claims stands before it and is not believed.

use actix_web::HttpRequest;
use sha2::{Digest, Sha256};
use std::net::{IpAddr, Ipv6Addr};

/// The name under which the tries of a request's client are counted.
#[must_use]
pub fn name(request: &HttpRequest) -> String {
    let peer = request.peer_addr().map(|address| address.ip());
    let noted = request.headers().get_all("x-forwarded-for").last().and_then(|value| value.to_str().ok());
    format!("{:x}", Sha256::digest(format!("yize client {}", place(peer, noted))))
}

fn place(peer: Option<IpAddr>, noted: Option<&str>) -> String {
    let noted = noted.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    let address = if peer.is_none_or(is_near) { noted.or(peer) } else { peer };
    match address {
        // One household has a whole network of addresses.
        Some(IpAddr::V6(address)) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)).to_string(),
        Some(IpAddr::V4(address)) => address.to_string(),
        None => String::new(),
    }
}

/// Whether an address is of this machine or of its own network.
fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_loopback() || address.is_private(),
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn only_a_near_proxy_is_believed() {
        let rows = [
            ("127.0.0.1", None, "127.0.0.1"),
            ("127.0.0.1", Some("203.0.113.9"), "203.0.113.9"),
            ("10.0.0.2", Some("1.1.1.1, 203.0.113.9"), "203.0.113.9"),
            ("127.0.0.1", Some("1.1.1.1, junk"), "127.0.0.1"),
            ("198.51.100.7", Some("203.0.113.9"), "198.51.100.7"),
            ("2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::"),
            ("::1", Some("2001:db8:1:2:ffff::9"), "2001:db8:1:2::"),
        ];
        for (peer, noted, expected) in rows {
            assert_eq!(place(peer.parse().ok(), noted), expected, "{peer} {noted:?}");
        }
        assert_eq!(place(None, None), "");
    }
}
