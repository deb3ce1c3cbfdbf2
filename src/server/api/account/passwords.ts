import { z } from "zod";
import { passwordChangeForm } from "#domain/account/forms/password-change.ts";
import { forgotPasswordForm } from "#domain/account/forms/sign-in.ts";
import { changePassword } from "#server/services/auth/passwords/change-password.ts";
import { forgotPassword } from "#server/services/auth/passwords/forgot-password.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { failures, ok, success } from "../envelope.ts";
import { answerRefusal } from "./answer-refusal.ts";
import type { Cookies } from "./cookies.ts";
import { signInBrowser } from "./sign-in-browser.ts";
import { visitorSchema } from "./visitor-wire.ts";

const tags = ["account"];

const forgotSchema = {
  summary: "Mail a temporary password",
  description:
    "The same answer for every address. The old password works until the temporary one was replaced.",
  tags,
  body: forgotPasswordForm,
  response: { 200: success(z.object({})), ...failures },
};

const changeSchema = {
  summary: "Change the password",
  description: "Signs every other browser out.",
  tags,
  body: passwordChangeForm,
  response: { 200: success(visitorSchema), ...failures },
};

/** Forgot and change. */
export function registerPasswords(app: App, services: Services, cookies: Cookies): void {
  app.post("/auth/forgot-password", { schema: forgotSchema }, async (request) => {
    await forgotPassword(services, cookies.caller(request), request.body.email);
    return ok({});
  });

  app.post("/auth/change-password", { schema: changeSchema }, async (request, reply) => {
    const outcome = await changePassword(services, cookies.caller(request), request.body);
    if (!outcome.ok) return answerRefusal(reply, outcome);
    return ok(await signInBrowser(services, cookies, { request, reply }, outcome.sessionToken));
  });
}
