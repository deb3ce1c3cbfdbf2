import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { registerAddresses } from "./addresses.ts";
import { createCookies } from "./cookies.ts";
import { registerGuests } from "./guests.ts";
import { registerPasswords } from "./passwords.ts";
import { registerProfile } from "./profile.ts";
import { registerSignUp } from "./sign-up.ts";
import { registerSignIn } from "./sign-in.ts";

/** Everything about people: registering, signing in, passwords, guests, profile, points and addresses. */
export function registerAccount(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  registerSignUp(app, services, cookies);
  registerSignIn(app, services, cookies);
  registerPasswords(app, services, cookies);
  registerGuests(app, services, cookies);
  registerProfile(app, services, cookies);
  registerAddresses(app, services, cookies);
}
