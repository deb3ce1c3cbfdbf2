import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { specialUpload, uploadsIn } from "#tests/support/bodies/special-upload.ts";
import { holdSavedFiles } from "./attachments.ts";
import { sweepFiles } from "./sweep-files.ts";

/** Its own: all files are swept. */
const shop = ownShop();

test("a file that somebody is just keeping is not swept, however old its content is", async () => {
  const { services } = shop;
  const inTwoDays = Date.now() + 48 * 3_600_000;
  const { body, headers } = await specialUpload([{ name: "again.txt", content: Buffer.from("sent twice") }]);
  await openBrowser(shop.app).send("POST", "quote/create/quote-request", body, headers);
  const [{ sha256 }] = (await shop.sql("select sha256 from attachment where name = 'again.txt'")) as [
    { sha256: string },
  ];
  await shop.sql("delete from attachment where name = 'again.txt'");

  const isSweeping = async () =>
    (await shop.sql("select from pg_locks where locktype = 'advisory' and not granted")).length > 0;
  let swept: Promise<void> | undefined;
  await services.db.transaction(async (tx) => {
    await holdSavedFiles(tx);
    swept = sweepFiles(services, inTwoDays);
    await until("The sweep", isSweeping);
    await tx.execute(
      sql`insert into attachment (quote_request_id, position, name, media_type, bytes, sha256)
        select max(id), 0, 'again.txt', 'text/plain', 10, ${sha256} from quote_request`,
    );
  });
  await swept;
  expect(uploadsIn(services.config.dataDir).kept).toContain(sha256);
});
