import { createContext } from "react-router";
import type { Services } from "../server/services/services.ts";

/** How a loader reaches the use cases; only the type crosses over, no server code reaches the browser. */
export const servicesContext = createContext<Services>();
