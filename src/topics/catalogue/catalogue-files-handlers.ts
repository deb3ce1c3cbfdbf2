import { ok } from "#contract/envelope.ts";
import { catalogueFiles } from "#contract/studio/catalogue-files.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { staffOf } from "#topics/staff/gate.ts";
import type { Services } from "#topics/services.ts";
import { checkCatalogueFile, exportCatalogue, namedSheets } from "./catalogue-files.ts";

/** Of a call with a file in it. */
const MOST_BYTES = 3 * 1024 * 1024;

/** The catalogue as a file. */
export function registerCatalogueFiles(app: App, services: Services): void {
  app.route({
    ...routeOf(catalogueFiles.sheets),
    handler: async () => ok({ sheets: namedSheets() }),
  });

  app.route({
    ...routeOf(catalogueFiles.export),
    handler: async (request, reply) => {
      const outcome = await exportCatalogue(services, staffOf(request).staff.id, request.query);
      return outcome.ok ? ok({ name: outcome.name, text: outcome.text }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(catalogueFiles.check),
    bodyLimit: MOST_BYTES,
    handler: async (request) => {
      const { sheets, faults, notes, ...checked } = await checkCatalogueFile(
        services,
        Buffer.from(request.body.file, "base64"),
      );
      return ok({ ...checked, sheets: [...sheets], faults: [...faults], notes: [...notes] });
    },
  });
}
