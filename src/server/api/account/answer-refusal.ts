import type { FastifyReply } from "fastify";
import { say } from "#domain/account/messages.ts";
import { statusOf, type Refusal } from "#domain/account/refusal.ts";
import { failure, type Failure } from "#contract/envelope.ts";

/** What pages read beside the message. */
const flags: Partial<Record<Refusal["code"], Readonly<Record<string, true>>>> = {
  "email-disposable": { is_email_disposable: true },
  "email-registered": { is_email_registered: true },
  "password-must-change": { must_change_password: true },
  "still-running": { still_running: true },
};

/** The envelope of a refusal; a disposable address also has its message where the spec reads it. */
export function refusalAnswer(refusal: Refusal): Failure {
  const message = say(refusal.code);
  const fields = refusal.field === undefined ? {} : { fields: { [refusal.field]: message } };
  const answer = failure(statusOf(refusal), message, { ...flags[refusal.code], ...fields });
  return refusal.code === "email-disposable" ? { ...answer, data: { message } } : answer;
}

export function answerRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterS !== undefined) reply.header("retry-after", String(refusal.retryAfterS));
  const answer = refusalAnswer(refusal);
  return reply.code(answer.code).send(answer);
}
