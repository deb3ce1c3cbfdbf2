import { createHash, randomBytes } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { request as openRequest } from "node:http";
import { expect, test } from "vitest";
import { contents, keptFile } from "../support/bodies/special-upload.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import { startShop, temporaryDataDir } from "../support/process/shop-process.ts";
import { uploadingBrowser } from "../support/server/upload-client.ts";
import { until } from "../support/server/until.ts";

const MEGABYTE = 1024 * 1024;

test(
  "an upload goes on where it was when the shop was killed in the middle of a piece",
  { timeout: 240_000 },
  async (story) => {
    const dataDir = temporaryDataDir();
    const open = () => startShop({ dataDir, settings: { LOG_LEVEL: "error" } });
    const content = Buffer.concat([contents.pdf, randomBytes(6 * MEGABYTE)]);
    let shop = await open();
    story.onTestFinished(async () => {
      await shop.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const first = uploadingBrowser(shop.origin);
    const path = (await first.begin("killed.pdf", content.length)).headers.get("location") ?? "";
    expect((await first.append(path, 0, content.subarray(0, 2 * MEGABYTE))).status).toBe(204);
    const piece = openRequest(new URL(path, shop.origin), {
      method: "PATCH",
      headers: {
        "tus-resumable": "1.0.0",
        "content-type": "application/offset+octet-stream",
        "content-length": String(content.length - 2 * MEGABYTE),
        "upload-offset": String(2 * MEGABYTE),
        cookie: first.cookie(),
      },
    });
    piece.on("error", () => undefined);
    piece.write(content.subarray(2 * MEGABYTE, 4 * MEGABYTE));
    const arriving = `${dataDir}/uploads/arriving/${path.split("/").at(-1)}`;
    await until("Some of the piece", () => readFileSync(arriving).length > 2 * MEGABYTE);
    shop.signal("SIGKILL");
    await shop.exited;

    shop = await open();
    const again = uploadingBrowser(shop.origin, first.cookie());
    const offset = Number((await again.ask("HEAD", path)).headers.get("upload-offset"));
    expect(offset).toBeGreaterThan(2 * MEGABYTE);
    expect((await again.append(path, offset, content.subarray(offset))).status).toBe(204);
    const sha256 = createHash("sha256").update(content).digest("hex");
    expect(await inDatabase(shop, "select sha256 from upload")).toEqual([{ sha256 }]);
    expect(readFileSync(keptFile(dataDir, sha256)).equals(content)).toBe(true);
  },
);
