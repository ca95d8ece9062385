//! Builds the application from its configuration and runs it.
