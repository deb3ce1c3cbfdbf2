import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { afterEach, describe, expect, test, vi } from "vitest";
import { S3Refusal } from "#tests/support/s3/s3-refusal.ts";
import { restoreTemporaryFolder, startS3Server } from "#tests/support/s3/s3-server.ts";
import { StorageRefused, unavailableReason } from "#platform/unavailable.ts";
import { storedPath } from "../data-folder.ts";
import { openFolderStorage } from "./folder-storage.ts";
import { openS3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.types.ts";

const hour = 3_600_000;
const MEGABYTE = 1024 * 1024;
const temporary = process.env.TMPDIR;
const closers: (() => unknown)[] = [];
afterEach(async () => {
  restoreTemporaryFolder(temporary);
  for (const close of closers.splice(0)) await close();
});

interface Opened {
  readonly storage: Storage;
  readonly dataDir: string;
}

function dataFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "kisscut-storage-"));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function openInFolder(): Promise<Opened> {
  const dataDir = dataFolder();
  return { storage: openFolderStorage(dataDir, hour), dataDir };
}

async function openInBucket(): Promise<Opened> {
  const server = await startS3Server();
  closers.push(server.close);
  const dataDir = dataFolder();
  return { storage: openS3Storage(server.url, dataDir, hour), dataDir };
}

function localFile({ dataDir }: Opened, content: Buffer) {
  const path = join(dataDir, randomBytes(8).toString("hex"));
  writeFileSync(path, content);
  return { path, sha256: createHash("sha256").update(content).digest("hex") };
}

async function read(storage: Storage, sha256: string): Promise<Buffer | null> {
  const stream = await storage.get(sha256);
  return stream === null ? null : buffer(stream);
}

/** Brings a file as tus does: begun, then piece by piece. */
async function upload(storage: Storage, id: string, pieces: readonly Buffer[], size: number): Promise<void> {
  const uploads = await storage.uploads();
  const { Upload } = await import("@tus/server");
  await uploads.create(new Upload({ id, size, offset: 0, metadata: { filename: "a.pdf" } }));
  let offset = 0;
  for (const piece of pieces) offset = Number(await uploads.write(Readable.from([piece]), id, offset));
}

const id = "0123456789abcdef0123456789abcdef";

describe.each([
  ["the data folder", openInFolder],
  ["a bucket", openInBucket],
])("files in %s", (_where, open) => {
  test("a file is stored by its content, once, and is no longer where it was", async () => {
    const opened = await open();
    const { storage } = opened;
    const content = randomBytes(300_000);
    const [first, second] = [localFile(opened, content), localFile(opened, content)];
    for (const file of [first, second]) {
      await storage.put(file);
      expect(existsSync(file.path)).toBe(false);
    }
    expect(await storage.stat(first.sha256)).toBe(300_000);
    expect((await read(storage, first.sha256))?.equals(content)).toBe(true);
    expect(await storage.storedBefore(Date.now() + hour)).toEqual([first.sha256]);
    expect(await storage.storedBefore(Date.now() - hour)).toEqual([]);
    for (let times = 0; times < 2; times += 1) await storage.delete(first.sha256);
    expect(await storage.stat(first.sha256)).toBeNull();
    expect(await read(storage, first.sha256)).toBeNull();
  });

  test("an upload of several pieces is read whole, copied twice, dropped twice; its copy stays", async () => {
    const { storage } = await open();
    const content = randomBytes(20 * MEGABYTE);
    const pieces = [0, 8, 16].map((from) => content.subarray(from * MEGABYTE, (from + 8) * MEGABYTE));
    await upload(storage, id, pieces, content.length);
    const uploads = await storage.uploads();
    expect((await uploads.getUpload(id)).offset).toBe(content.length);
    expect((await buffer(await uploads.read(id))).equals(content)).toBe(true);
    const sha256 = createHash("sha256").update(content).digest("hex");
    for (let times = 0; times < 2; times += 1) await storage.copy(id, sha256);
    for (let times = 0; times < 2; times += 1) await storage.drop(id);
    await expect(uploads.getUpload(id)).rejects.toMatchObject({ status_code: expect.any(Number) });
    expect((await read(storage, sha256))?.equals(content)).toBe(true);
  });

  test("half an upload tells how much it has, and is dropped when nobody went on with it", async () => {
    const { storage } = await open();
    await upload(storage, id, [randomBytes(8 * MEGABYTE), randomBytes(MEGABYTE)], 20 * MEGABYTE);
    const uploads = await storage.uploads();
    expect((await uploads.getUpload(id)).offset).toBe(9 * MEGABYTE);
    await storage.dropBefore(Date.now() - hour);
    expect((await uploads.getUpload(id)).offset).toBe(9 * MEGABYTE);
    await storage.dropBefore(Date.now() + hour);
    await expect(uploads.getUpload(id)).rejects.toMatchObject({ status_code: expect.any(Number) });
    expect(await storage.storedBefore(Date.now() + hour)).toEqual([]);
  });
});

test("a copy that a killed process has begun is no stored file, and goes with the uploads nobody went on with", async () => {
  const opened = await openInFolder();
  const content = randomBytes(1_000);
  const { sha256, path } = localFile(opened, content);
  await opened.storage.put({ sha256, path });
  const folder = dirname(storedPath(opened.dataDir, sha256));
  writeFileSync(join(folder, `.${sha256}.0011223344556677`), "half");
  expect(await opened.storage.storedBefore(Date.now() + hour)).toEqual([sha256]);
  await opened.storage.dropBefore(Date.now() - hour);
  expect(readdirSync(folder)).toHaveLength(2);
  await opened.storage.dropBefore(Date.now() + hour);
  expect(readdirSync(folder)).toEqual([sha256]);
});

test("an upload in a bucket whose parts nobody joined, the process being killed, is read whole", async () => {
  const server = await startS3Server();
  closers.push(server.close);
  const storage = openS3Storage(server.url, dataFolder(), hour);
  const content = randomBytes(9 * MEGABYTE);
  vi.spyOn(server.bucket, "complete").mockImplementationOnce(() => {
    throw new S3Refusal(400, "Killed");
  });
  await expect(upload(storage, id, [content], content.length)).rejects.toMatchObject({
    cause: { name: "Killed" },
  });
  const uploads = await storage.uploads();
  expect((await uploads.getUpload(id)).offset).toBe(content.length);
  expect((await buffer(await uploads.read(id))).equals(content)).toBe(true);
  expect(server.bucket.uploads.size).toBe(0);
});

test("a store that is away is a 503 of its own, not the database's", async () => {
  const server = await startS3Server();
  const storage = openS3Storage(server.url, dataFolder(), hour);
  await server.close();
  const failed = await storage.stat("00").catch((error: unknown) => error);
  expect(unavailableReason(failed)).toBe("storage");
});

test("a store is not entered with another secret, and says so without naming it", async () => {
  const server = await startS3Server();
  closers.push(server.close);
  const storage = openS3Storage(server.url.replace("shop:", "shop:not"), dataFolder(), hour);
  await expect(storage.stat("00")).rejects.toThrow(/^(?!.*secret)/);
});

describe("what is wrong with a bucket is said in words", () => {
  const check = async (change: (url: string) => string) => {
    const server = await startS3Server();
    closers.push(server.close);
    const storage = openS3Storage(change(server.url), dataFolder(), hour);
    return storage.check().then(
      () => null,
      (error: unknown) => error,
    );
  };

  test("one that may be used has nothing wrong with it, nor has a folder", async () => {
    expect(await check((url) => url)).toBeNull();
    await (await openInFolder()).storage.check();
  });

  test.each([
    ["/files?", "/other?", "there is no bucket other: make it, or name another"],
    ["shop:", "shopper:", "the store does not know the key"],
    ["of%20the", "of%20a", "the secret does not fit the key (a slash in it is written %2F)"],
  ])("%s is %s", async (right, wrong, message) => {
    const error = await check((url) => url.replace(right, wrong));
    expect(error).toBeInstanceOf(StorageRefused);
    expect(error).toMatchObject({ message });
  });

  test("one that nobody listens at gives no answer: that passes", async () => {
    const error = await check(() => "s3://shop:secret@127.0.0.1:9/files?tls=0");
    expect(error).not.toBeInstanceOf(StorageRefused);
    expect(unavailableReason(error)).toBe("storage");
    expect(error).toMatchObject({ message: "the bucket files gives no answer (ECONNREFUSED)" });
  });
});
