import { createReadStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { memoizeAsync } from "#platform/promises.ts";
import { StorageAway } from "#platform/unavailable.ts";
import { checkBucket, orNull, tellFaults, untilFault } from "./s3-faults.ts";
import type { LocalFile, Storage } from "./storage.types.ts";

const PART_BYTES = 8 * 1024 * 1024;
const KEPT = "kept/";

/** What of an upload lies beside it: what is known of it, and the rest of a part that was too small. */
const BESIDE = [".info", ".part", ""];
const ofUpload = /^[0-9a-f]{32}(?:\.info|\.part)?$/;

function keyOf(sha256: string): string {
  return `${KEPT}${sha256.slice(0, 2)}/${sha256}`;
}

interface Place {
  readonly client: S3Client;
  readonly bucket: string;
}

async function keysBefore(
  { client, bucket }: Place,
  list: { readonly Prefix?: string; readonly Delimiter?: string },
  instant: number,
): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, ...list }))
    for (const { Key, LastModified } of Contents)
      if (Key !== undefined && LastModified !== undefined && LastModified.getTime() < instant) keys.push(Key);
  return keys;
}

/** One by one: what deletes many at once asks older servers for a checksum that the client does not send. */
async function deleteKeys({ client, bucket }: Place, keys: readonly string[]): Promise<void> {
  for (const Key of keys) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
}

/** Ends uploads in parts that were begun so: their parts cost room until then. */
async function abortUploads(
  { client, bucket }: Place,
  isOver: (key: string, begun: number) => boolean,
): Promise<void> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
  for (const { Key = "", UploadId, Initiated } of Uploads)
    if (ofUpload.test(Key) && isOver(Key, Initiated?.getTime() ?? Date.now()))
      await orNull(client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })));
}

/** Parts are written to the temporary folder first; one of our own is emptied of what a killed process has left there. */
async function ownTemporaryFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, "uploads", "parts");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  process.env.TMPDIR = folder;
}

function noValue(): Promise<undefined> {
  return Promise.resolve(undefined);
}

interface S3Address {
  readonly bucket: string;
  readonly client: S3ClientConfig;
}

function isEncrypted({ protocol, port, searchParams }: URL): boolean {
  if (protocol !== "s3:") return protocol === "https:";
  return (searchParams.get("tls") ?? (port === "" || port === "443" ? "1" : "0")) === "1";
}

/** `s3://key:secret@host:port/bucket?region=ap-southeast-2&tls=0&style=host`: a slash in the secret is written %2F. */
function readS3Address(text: string): S3Address {
  const url = new URL(text);
  const [bucket = ""] = decodeURIComponent(url.pathname.slice(1)).split("/");
  return {
    bucket,
    client: {
      endpoint: `${isEncrypted(url) ? "https" : "http"}://${url.host}`,
      region: url.searchParams.get("region") ?? "us-east-1",
      forcePathStyle: url.searchParams.get("style") !== "host",
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
      maxAttempts: 3,
      // A store that hangs holds up no request for minutes.
      requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
      // Checksums of the client's own are stored as part of the file by some servers, and refused by others.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    },
  };
}

/** The library's store of uploads, as the shop's protocol wants it. */
async function openUploads({ bucket, client }: S3Address, dataDir: string, uploadLifeMs: number) {
  await ownTemporaryFolder(dataDir);
  const { S3Store } = await import("@tus/s3-store");
  class Uploads extends S3Store {
    constructor(options: ConstructorParameters<typeof S3Store>[0]) {
      super(options);
      tellFaults(this.client);
    }

    override async getUpload(id: string) {
      try {
        return await super.getUpload(id);
      } catch (error) {
        if (error instanceof Error) throw error;
        // The library says that an upload is not there whatever went wrong when it looked: the store is asked itself.
        const info = await orNull(this.client.getObject({ Bucket: bucket, Key: `${id}.info` }));
        if (info === null) throw error;
        throw new StorageAway("The store of files was away.");
      }
    }

    override async read(id: string) {
      const found = await orNull(super.read(id));
      if (found !== null) return found;
      // All of it came, and the process was killed before its parts were joined: writing nothing more joins them.
      const { offset } = await this.getUpload(id);
      await this.write(Readable.from([]), id, offset);
      return super.read(id);
    }
  }
  return new Uploads({
    partSize: PART_BYTES,
    maxConcurrentPartUploads: 4,
    // What is known of an upload is asked for each time: another node may have dropped it, and it would never be forgotten.
    cache: { get: noValue, set: noValue, delete: noValue },
    // Not every server knows tags.
    useTags: false,
    expirationPeriodInMilliseconds: uploadLifeMs,
    s3ClientConfig: { ...client, bucket },
  });
}

/** A client that tells what is wrong with its store from anything else. */
function openClient({ client: config }: S3Address): S3Client {
  const client = new S3Client(config);
  tellFaults(client);
  return client;
}

/** What is stored, by its content. */
function contentsIn(place: Place) {
  const { client, bucket } = place;
  const object = (sha256: string) => ({ Bucket: bucket, Key: keyOf(sha256) });
  return {
    put: async ({ path, sha256 }: LocalFile) => {
      const { size } = await stat(path);
      const Body = createReadStream(path);
      await client.send(new PutObjectCommand({ ...object(sha256), Body, ContentLength: size }));
      await rm(path, { force: true });
    },
    copy: async (uploadId: string, sha256: string) => {
      await client.send(new CopyObjectCommand({ ...object(sha256), CopySource: `${bucket}/${uploadId}` }));
    },
    get: async (sha256: string) => {
      const found = await orNull(client.send(new GetObjectCommand(object(sha256))));
      return found === null ? null : Readable.from(untilFault(found.Body as Readable), { objectMode: false });
    },
    stat: async (sha256: string) =>
      (await orNull(client.send(new HeadObjectCommand(object(sha256)))))?.ContentLength ?? null,
    delete: (sha256: string) => deleteKeys(place, [keyOf(sha256)]),
    storedBefore: async (instant: number) =>
      (await keysBefore(place, { Prefix: KEPT }, instant)).map((key) => key.slice(KEPT.length + 3)),
  };
}

/** Files in a bucket of any store that speaks S3: nodes share nothing else but the database. */
export function openS3Storage(url: string, dataDir: string, uploadLifeMs: number): Storage {
  const address = readS3Address(url);
  const place = { client: openClient(address), bucket: address.bucket };
  return {
    ...contentsIn(place),
    check: () => checkBucket(place.client, place.bucket),
    uploads: memoizeAsync(() => openUploads(address, dataDir, uploadLifeMs)),
    // What is known of it goes first: without its parts the library takes one that is still known to be whole.
    drop: async (uploadId) => {
      const keys = BESIDE.map((ending) => uploadId + ending);
      await deleteKeys(place, keys);
      await abortUploads(place, (key) => key === uploadId);
    },
    dropBefore: async (instant) => {
      const keys = await keysBefore(place, { Delimiter: "/" }, instant);
      await deleteKeys(
        place,
        keys.filter((key) => ofUpload.test(key)),
      );
      await abortUploads(place, (_key, begun) => begun < instant);
    },
  };
}
