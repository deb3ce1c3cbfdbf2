import { colourSheet } from "#domain/readable-colours.ts";
import { coloursOfSheet } from "#domain/shop-colours.ts";
import type { App } from "#platform/http/app.types.ts";
import { FOR_GOOD } from "#platform/http/for-good.ts";
import { answerNotFound } from "#platform/http/failures.ts";
import type { Services } from "#topics/services.ts";
import { screenLogo } from "#topics/mail/screen-logo.ts";

/** No calls: they are not documented, and are the same for everybody. */
const hidden = { schema: { hide: true } } as const;

/** What the owner's brand is on pages: a style sheet of its colours, and its logo. */
export function registerBrand(app: App, { db }: Pick<Services, "db">): void {
  app.get<{ Params: { name: string } }>("/colours/:name", hidden, (request, reply) => {
    const colours = coloursOfSheet(request.params.name);
    if (colours === null) return answerNotFound(request, reply);
    return reply.header("cache-control", FOR_GOOD).type("text/css; charset=utf-8").send(colourSheet(colours));
  });

  app.get<{ Params: { name: string } }>("/logo/:name", hidden, async (request, reply) => {
    const [, id] = /^([\da-f]{64})\.png$/.exec(request.params.name) ?? [];
    const picture = id === undefined ? null : await screenLogo(db, id);
    if (picture === null) return answerNotFound(request, reply);
    return reply.header("cache-control", FOR_GOOD).type("image/png").send(picture);
  });
}
