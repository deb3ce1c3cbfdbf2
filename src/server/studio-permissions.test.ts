import fastify from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { type StaffRole, staffRoles } from "#domain/studio/permissions.ts";
import type { App } from "#platform/http/app.types.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";
import { registerStudioApi } from "./register-studio.ts";

/** Its own: every call of the studio is made. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

/**
 * Who may make which call of the studio, written down by hand: neither the contract nor the table of permissions is asked. A call that is
 * no call of the contract, such as a picture, stands here, too.
 */
const table = {
  anybody: `
    POST set-up/password
    POST set-up/read
    POST sign-in
  `,
  "whoever gave a password": `
    POST own/passkeys
    POST own/passkeys/options
    POST own/time-code
    POST own/time-code/confirm
    POST second-factor/passkey
    POST second-factor/passkey/options
    POST second-factor/recovery-code
    POST second-factor/time-code
    GET session
    POST sign-out
  `,
  "owner, production, support": `
    GET changes
    GET counts
    GET orders
    GET orders/:order_no
    POST orders/:order_no/change-key
    GET orders/:order_no/checks/:check/:which
    POST orders/:order_no/correction
    POST orders/:order_no/correction/preview
    GET orders/:order_no/desk/artwork
    POST orders/:order_no/desk/artwork
    DELETE orders/:order_no/desk/artwork/:id
    GET orders/:order_no/desk/artwork/:id
    GET orders/:order_no/desk/artwork/:id/picture
    GET orders/:order_no/desk/artwork/:id/plates
    GET orders/:order_no/desk/artwork/:id/printed-colours
    GET orders/:order_no/desk/artwork/:id/thumbnail
    GET orders/:order_no/desk/artwork/:id/with-plate
    POST orders/:order_no/desk/cut-lines
    GET orders/:order_no/desk/cut-lines/:id
    POST orders/:order_no/desk/upload
    DELETE orders/:order_no/desk/upload/:id
    HEAD orders/:order_no/desk/upload/:id
    PATCH orders/:order_no/desk/upload/:id
    GET orders/:order_no/lines/:line/amendment
    POST orders/:order_no/lines/:line/artwork
    GET orders/:order_no/lines/:line/changes/:version/:place
    POST orders/:order_no/lines/:line/desk
    GET orders/:order_no/lines/:line/files/:file
    POST orders/:order_no/lines/:line/form
    GET orders/:order_no/lines/:line/picture
    GET orders/:order_no/lines/:line/pins/:version/:place
    POST orders/:order_no/lines/:line/printed
    GET orders/:order_no/lines/:line/proofs/:version/:place
    POST orders/:order_no/lines/:line/request-file
    GET orders/:order_no/lines/:line/sheet
    GET orders/:order_no/lines/:line/thumbnail
    GET orders/:order_no/problems/:picture
    GET orders/:order_no/thumbnail
    GET orders/:order_no/ticket
    POST orders/:order_no/work
    GET orders/labels
    GET orders/slips
    GET orders/tickets
    GET own/factors
    GET own/order-views
    POST own/order-views
    DELETE own/order-views/:id
    DELETE own/passkeys/:id
    POST own/recovery-codes
    POST parcels/dispatch
    POST parcels/read
    GET print-queue
    GET request-figures
    GET request-files/:id
    GET requests
    GET requests/:number
    GET requests/:number/cut/:file
    GET requests/:number/picture
    GET requests/:number/print/:file
    GET search
    GET today
  `,
  "owner, support": `
    GET counter
    POST counter
    DELETE counter/:id
    GET counter/:id
    PUT counter/:id
    DELETE counter/:id/lines/:line
    DELETE counter/:id/lines/:line/price
    PUT counter/:id/lines/:line/price
    POST counter/:id/place
    POST counter/:id/quotation
    POST counter/:id/shop
    GET coupons
    POST coupons
    PUT coupons
    POST coupons/stop
    GET customers
    POST customers/:id/points
    GET customers/:ref
    POST orders/:order_no/lowering
    POST orders/:order_no/money
    GET questions
    POST questions/:id/answer
    POST questions/:id/close
    DELETE questions/:id/published
    PUT questions/:id/published
    POST quotations/:number/change-key
    POST requests/:number/answer
    POST requests/:number/calculation
    POST requests/:number/messages
    GET reviews
    POST reviews/:id
    GET saved-answers
    POST saved-answers
    PUT saved-answers/:id
    POST saved-answers/:id/remove
    GET state
    GET state/files
    POST state/jobs/:id/drop
    POST state/jobs/:id/retry
    GET state/mail-server
    GET state/mails/:id
    POST state/mails/:id/clear
    POST state/mails/:id/retry
    POST state/mails/retry
    GET state/payments
  `,
  owner: `
    GET audit
    GET catalogue/draft
    PATCH catalogue/draft
    POST catalogue/draft/discard
    GET catalogue/export
    POST catalogue/import
    POST catalogue/pictures
    GET catalogue/prices
    GET catalogue/publications
    POST catalogue/publish
    GET catalogue/sheets
    POST catalogue/take-back
    GET catalogue/waiting
    POST catalogue/waiting
    POST catalogue/waiting/publish
    POST catalogue/waiting/take-off
    POST customers/:id/credit
    POST customers/:ref/erase
    POST customers/:ref/export
    GET laboratory
    GET laboratory/configurations
    GET laboratory/configurations/:hash
    POST laboratory/configurations/:hash/rivals
    GET laboratory/least
    GET laboratory/rivals
    POST laboratory/rivals/:id/remove
    GET numbers
    GET numbers/orders
    GET numbers/sold
    POST orders/:order_no/refund
    PUT set-up/:part
    DELETE set-up/reviews
    GET settings/fields
    PUT settings/fields
    GET settings/identity
    PUT settings/identity
    GET settings/logo
    PUT settings/logo
    GET settings/logo/:id
    GET staff
    PATCH staff/:id
    POST staff/:id/leave
    POST staff/invitations
    POST staff/invitations/withdraw
  `,
} as const;

interface Listed {
  readonly call: string;
  /** Null for what is asked before anybody has entered. */
  readonly roles: readonly StaffRole[] | null;
}

const listed: readonly Listed[] = Object.entries(table).flatMap(([who, calls]) => {
  const roles = staffRoles.filter((role) => who.split(", ").includes(role));
  return calls
    .trim()
    .split("\n")
    .map((call) => ({ call: call.trim(), roles: roles.length > 0 ? roles : null }));
});

/** Every route below the studio's calls, as it is registered; a GET answers HEAD, too. */
async function registeredCalls(): Promise<readonly string[]> {
  const app = fastify() as unknown as App;
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  const calls = new Set<string>();
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) if (one !== "OPTIONS") calls.add(`${one} ${url.slice(1)}`);
  });
  await registerStudioApi(app, shop.services);
  await app.close();
  return [...calls].filter((call) => !calls.has(call.replace(/^HEAD /, "GET ")) || !call.startsWith("HEAD "));
}

/** It stays on the line once it is let in. */
const STREAM = "GET changes";

const cookies = new Map<StaffRole, string>();
beforeAll(async () => {
  for (const role of staffRoles) cookies.set(role, (await enterStudio(shop, role)).browser.cookie());
});

/** Whether a role is let in to a call, whatever becomes of it then. */
async function isLetIn(role: StaffRole, call: string): Promise<boolean> {
  const [method = "", path = ""] = call.split(" ");
  const { statusCode } = await shop.app.inject({
    method: method as "GET",
    url: `/studio/api/${path.replaceAll(/:\w+/g, "1")}`,
    headers: { cookie: cookies.get(role) ?? "" },
  });
  return statusCode !== 403;
}

describe("every call of the studio", () => {
  test("is written down here, with who may make it, and nothing else is", async () => {
    expect(listed.map(({ call }) => call).toSorted()).toEqual((await registeredCalls()).toSorted());
  });

  test.each(staffRoles)("lets in or refuses (403) %s as it is written", async (role) => {
    const asked = listed.filter(({ call, roles }) => roles !== null && call !== STREAM);
    const wrong: string[] = [];
    for (const { call, roles } of asked)
      if ((await isLetIn(role, call)) !== roles?.includes(role)) wrong.push(call);
    expect(wrong).toEqual([]);
  });
});
