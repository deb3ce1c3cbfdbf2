import { z } from "zod";
import { createCookies } from "#topics/person/cookies.ts";
import { keyedFileHeaders } from "#topics/answer-attachment.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { readProblemPicture } from "./read-problem-picture.ts";
import type { Services } from "#topics/services.ts";

const word = z.string().max(200).catch("");
const asked = z.object({ orderNo: word, picture: word });
const keyed = z.object({ key: word.nullable().catch(null).default(null), size: word.default("") });

/** `/order-problems/{order}/{picture}?key`: a picture of a problem as the shop has encoded it, for whoever sees the order. */
export function registerProblemPictures(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.get("/order-problems/:orderNo/:picture", { schema: { hide: true } }, async (request, reply) => {
    const { orderNo, picture: id } = asked.parse(request.params);
    const { key, size } = keyed.parse(request.query);
    const picture = { id, isSmall: size === "small" };
    void reply.headers(keyedFileHeaders);
    const found = await readProblemPicture(services, cookies.caller(request), { orderNo, key }, picture);
    return found.ok ? reply.type("image/webp").send(found.stream) : answerRefusal(reply, found);
  });
}
