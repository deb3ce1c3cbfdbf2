import { ok } from "#contract/envelope.ts";
import { state } from "#contract/studio/state.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { Services } from "#topics/services.ts";
import {
  clearRefusedMail,
  readFilesState,
  readMail,
  readMailServerFault,
  readPaymentState,
  readState,
  retryMails,
  settleFailedJob,
} from "./state.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";

type Stuck = Awaited<ReturnType<typeof readState>>["refused"][number];

function mailToWire({ id, recipient, subject, createdAt, isReadable }: Stuck) {
  return { id, recipient, subject, written: createdAt.toISOString(), is_readable: isReadable };
}

async function stateToWire(services: Services): Promise<StudioReplyTo<"GET state">> {
  const { by, owed, sentToday, refused, waiting, jobs } = await readState(services);
  return {
    mails_by: by,
    waiting: owed.count,
    oldest_seconds: owed.oldestSeconds,
    sent_today: sentToday,
    refused_mails: refused.map((mail) => ({
      ...mailToWire(mail),
      refused: (mail.refusedAt ?? mail.createdAt).toISOString(),
      reason: mail.refusal ?? "",
    })),
    waiting_mails: waiting.map(({ tried, ...mail }) => ({
      ...mailToWire(mail),
      tries: tried?.tries ?? 0,
      reason: tried?.reason ?? null,
    })),
    failed_jobs: jobs.map(({ failedAt, orderNo, ...job }) => ({
      ...job,
      failed: failedAt.toISOString(),
      order_no: orderNo,
    })),
  };
}

function registerMails(app: App, services: Services): void {
  app.route({
    ...routeOf(state.readMail),
    handler: async ({ params }, reply) => {
      const read = await readMail(services, params.id);
      if (!read.ok) return answerRefusal(reply, read);
      const { text, replyTo, refusal } = read.mail;
      return ok({ ...mailToWire(read.mail), text, reply_to: replyTo, reason: refusal });
    },
  });
  app.route({
    ...routeOf(state.retryMails),
    handler: async (request) => {
      const outcome = await retryMails(services, staffOf(request), null);
      return ok({ mails: outcome.ok ? outcome.mails : 0 });
    },
  });
  app.route({
    ...routeOf(state.retryMail),
    handler: async (request, reply) => {
      const outcome = await retryMails(services, staffOf(request), request.params.id);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
  app.route({
    ...routeOf(state.clearMail),
    handler: async (request, reply) => {
      const outcome = await clearRefusedMail(services, staffOf(request), request.params.id);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}

/** How payments, mails and the shop's own work fare. */
export function registerState(app: App, services: Services): void {
  app.route({ ...routeOf(state.read), handler: async () => ok(await stateToWire(services)) });
  app.route({
    ...routeOf(state.payments),
    handler: async () => {
      const { cards, reason, heardAt, hasAccount } = await readPaymentState(services);
      return ok({ cards, reason, heard: heardAt?.toISOString() ?? null, has_account: hasAccount });
    },
  });
  app.route({
    ...routeOf(state.files),
    handler: async () => {
      const { storedIn, fault } = await readFilesState(services);
      return ok({ stored_in: storedIn, fault });
    },
  });
  app.route({
    ...routeOf(state.mailServer),
    handler: async () => ok({ fault: await readMailServerFault(services) }),
  });
  registerMails(app, services);
  app.route({
    ...routeOf(state.retryJob),
    handler: async (request, reply) => {
      const outcome = await settleFailedJob(services, staffOf(request), request.params.id, "retry");
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
  app.route({
    ...routeOf(state.dropJob),
    handler: async (request, reply) => {
      const outcome = await settleFailedJob(services, staffOf(request), request.params.id, "drop");
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}
