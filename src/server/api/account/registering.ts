import { z } from "zod";
import { registrationForm } from "#domain/account/forms/registration.ts";
import { forgotPasswordForm } from "#domain/account/forms/sign-in.ts";
import { verificationForm } from "#domain/account/forms/verification.ts";
import { say } from "#domain/account/messages.ts";
import { register } from "#server/services/auth/registering/register.ts";
import { sendVerificationCode } from "#server/services/auth/registering/send-verification-code.ts";
import { verify } from "#server/services/auth/registering/verify.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { created, failures, ok, success } from "../envelope.ts";
import { answerRefusal } from "./answer-refusal.ts";
import type { Cookies } from "./cookies.ts";
import { signInBrowser } from "./sign-in-browser.ts";
import { visitorSchema } from "./visitor-wire.ts";

const tags = ["account"];

const registerSchema = {
  summary: "Begin a registration",
  description:
    "Mails a verification code. The account exists once the code was sent back by the same browser (a cookie binds the two).",
  tags,
  body: registrationForm,
  response: { 201: success(z.object({ email: z.string() })), ...failures },
};

const sendSchema = {
  summary: "Mail another verification code",
  description: "At most one a minute and five an hour; the answer is the same when nothing is sent.",
  tags,
  body: forgotPasswordForm,
  response: { 200: success(z.object({})), ...failures },
};

const verifySchema = {
  summary: "Verify the address of a registration and sign in",
  description: "A code lives for 10 minutes and 5 tries.",
  tags,
  body: verificationForm,
  response: { 201: success(visitorSchema.extend({ message: z.string() })), ...failures },
};

/** Register, resend, verify. */
export function registerRegistering(app: App, services: Services, cookies: Cookies): void {
  app.post("/auth/register", { schema: registerSchema }, async (request, reply) => {
    const outcome = await register(services, cookies.caller(request), request.body);
    if (!outcome.ok) return answerRefusal(reply, outcome);
    cookies.set(reply, "registration", outcome.registrationToken);
    return reply.code(201).send(created({ email: outcome.email }));
  });

  app.post("/auth/send-verification-code", { schema: sendSchema }, async (request) => {
    await sendVerificationCode(services, cookies.caller(request), request.body.email);
    return ok({});
  });

  app.post("/auth/verify", { schema: verifySchema }, async (request, reply) => {
    const outcome = await verify(services, cookies.caller(request), request.body);
    if (!outcome.ok) return answerRefusal(reply, outcome);
    const visitor = await signInBrowser(services, cookies, { request, reply }, outcome.sessionToken);
    return reply.code(201).send(created({ ...visitor, message: say("email-verified") }));
  });
}
