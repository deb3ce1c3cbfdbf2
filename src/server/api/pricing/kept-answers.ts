import type { onRequestHookHandler, onSendHookHandler } from "fastify";
import type { Services } from "../../services/services.ts";

/** Together about 12 MB: an answer is some 6 kB. */
const MOST_ANSWERS = 2_000;
const LONGEST_ADDRESS = 600;

/**
 * Remembers answers by address, as sent: everybody gets the same one while catalogue and shop day stay the same.
 * The oldest leave first.
 */
export const keptAnswers = ({
  catalogue,
  shopMoment,
}: Pick<Services, "catalogue" | "shopMoment">): {
  readonly onRequest: onRequestHookHandler;
  readonly onSend: onSendHookHandler;
} => {
  const answers = new Map<string, string>();
  let generation = "";

  const forgetOlderGenerations = (): void => {
    const { date, afterCutOff } = shopMoment();
    const now = `${catalogue.current().version} ${date} ${afterCutOff}`;
    if (now === generation) return;
    answers.clear();
    generation = now;
  };

  const keep = (address: string, answer: string): void => {
    if (address.length > LONGEST_ADDRESS) return;
    const [oldest] = answers.size >= MOST_ANSWERS ? answers.keys() : [];
    if (oldest !== undefined) answers.delete(oldest);
    answers.set(address, answer);
  };

  return {
    onRequest: (request, reply, done) => {
      forgetOlderGenerations();
      const answer = answers.get(request.url);
      if (answer === undefined) done();
      else void reply.type("application/json; charset=utf-8").send(answer);
    },
    onSend: (request, reply, payload, done) => {
      if (reply.statusCode === 200 && request.method === "GET" && typeof payload === "string") {
        keep(request.url, payload);
      }
      done(null, payload);
    },
  };
};
