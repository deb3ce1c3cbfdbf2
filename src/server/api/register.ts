import type { Services } from "../services/services.ts";
import type { App } from "./app.types.ts";
import { registerAccount } from "./account/register-account.ts";
import { registerHolidays } from "./holidays.ts";

/**
 * Every call below `/api`. A group of calls is one file here that exports `registerX(app, services)`; it is named in this
 * list and nowhere else. Routes are written with their schema, so that they are parsed, typed and documented by it:
 * see `holidays.ts` for the shape of one.
 */
export const registerApi = (app: App, services: Services): void => {
  registerHolidays(app, services);
  registerAccount(app, services);
};
