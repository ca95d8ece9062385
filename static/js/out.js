// Somebody has signed out: no answer of theirs waits on this device any more.

import { forget } from "./waiting.js";

forget();
