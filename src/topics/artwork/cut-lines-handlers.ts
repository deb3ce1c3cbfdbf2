import type { ReplyTo, RequestOf } from "#contract/calls.ts";
import { cutLines } from "#contract/cut-lines.ts";
import { created, ok } from "#contract/envelope.ts";
import { trueSize } from "#domain/cut-line/kept/true-size.ts";
import { settingsFromWire, settingsToWire } from "#domain/cut-line/kept/wire-settings.ts";
import { type CutLineOutcome, keepCutLine, readCutLine } from "./keep-cut-line.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";

/** The longest body there is room for, of the most points a line and its artwork's edge may have. */
const MOST_BYTES = 256 * 1024;

type WireLine = ReplyTo<"GET cut-lines/:id">;

function cutLineToWire({ settings, geometry, ...line }: CutLineOutcome["line"]): WireLine {
  const { id, artworkId, widthUm, heightUm, areaMm2, perimeterMm, keptAt } = line;
  const { widthMm, heightMm } = trueSize({ widthMm: widthUm / 1_000, heightMm: heightUm / 1_000 });
  return {
    id,
    artwork: artworkId,
    settings: settingsToWire(settings),
    width: widthMm,
    height: heightMm,
    width_um: widthUm,
    height_um: heightUm,
    area_mm2: areaMm2,
    perimeter_mm: perimeterMm,
    curves: geometry.curves.map((curve) => [...curve]),
    picture: geometry.picture,
    outline: geometry.outline && geometry.outline.map((ring) => [...ring]),
    is_own: geometry.isOwn ?? false,
    kept_at: keptAt.toISOString(),
  };
}

function sentLine({
  artwork,
  settings,
  width,
  height,
  is_own: isOwn,
  ...geometry
}: RequestOf<"POST cut-lines">["body"]) {
  return {
    artwork,
    settings: settingsFromWire(settings),
    size: { widthMm: width, heightMm: height },
    geometry: { ...geometry, ...(isOwn && { isOwn }) },
  };
}

/** Cut lines round the buyer's own artwork: kept, and read by their owner. */
export function registerCutLines(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(cutLines.keep),
    bodyLimit: MOST_BYTES,
    handler: async (request, reply) => {
      const outcome = await keepCutLine(services, cookies.caller(request), sentLine(request.body));
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const kept = cutLineToWire(outcome.line);
      return outcome.already ? ok(kept) : reply.code(201).send(created(kept));
    },
  });

  app.route({
    ...routeOf(cutLines.read),
    handler: async (request, reply) => {
      const outcome = await readCutLine(services, cookies.caller(request), request.params.id);
      return outcome.ok ? ok(cutLineToWire(outcome.line)) : answerRefusal(reply, outcome);
    },
  });
}
