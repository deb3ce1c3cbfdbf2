import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Bucket, createBucket, type StoredObject } from "./s3-bucket.ts";
import { S3Refusal } from "./s3-refusal.ts";
import { checkSignature } from "./s3-signature.ts";

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
  readonly key: string;
  readonly body: Buffer;
}

function escaped(text: string): string {
  return text.replaceAll(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

function sendXml(response: ServerResponse, xml: string, status = 200): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}

/** The body, if it is the one that was signed. A body in chunks of its own encoding is refused, as some servers do. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  const wanted = String(request.headers["x-amz-content-sha256"]);
  if (wanted.startsWith("STREAMING-")) throw new S3Refusal(501, "NotImplemented");
  if (/^[0-9a-f]{64}$/.test(wanted) && createHash("sha256").update(body).digest("hex") !== wanted)
    throw new S3Refusal(400, "XAmzContentSHA256Mismatch");
  return body;
}

function kept(request: IncomingMessage): Record<string, string> {
  const named = Object.entries(request.headers).filter(
    ([name]) => name === "content-type" || name.startsWith("x-amz-meta-"),
  );
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
}

function listObjects({ objects }: Bucket, { response, query }: Asked): void {
  const prefix = query.get("prefix") ?? "";
  const delimiter = query.get("delimiter");
  const found = [...objects].filter(
    ([key]) => key.startsWith(prefix) && !(delimiter && key.slice(prefix.length).includes(delimiter)),
  );
  const contents = found.map(
    ([key, { body, at }]) =>
      `<Contents><Key>${escaped(key)}</Key><Size>${body.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`,
  );
  sendXml(
    response,
    `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`,
  );
}

function listUploads({ uploads }: Bucket, { response }: Asked): void {
  const rows = [...uploads.values()].map(
    ({ id, key, at }) =>
      `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
  );
  sendXml(
    response,
    `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join("")}</ListMultipartUploadsResult>`,
  );
}

function answerUpload(bucket: Bucket, id: string, { request, response, query, body }: Asked): void {
  const { method } = request;
  if (method === "PUT") {
    const { etag } = bucket.putPart(id, Number(query.get("partNumber")), body);
    response.writeHead(200, { etag: `"${etag}"` }).end();
  } else if (method === "GET") {
    const parts = [...bucket.uploadOf(id).parts].sort(([one], [other]) => one - other);
    const rows = parts.map(
      ([number, part]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${part.etag}&quot;</ETag><Size>${part.body.length}</Size></Part>`,
    );
    sendXml(response, `<ListPartsResult><IsTruncated>false</IsTruncated>${rows.join("")}</ListPartsResult>`);
  } else if (method === "DELETE") {
    bucket.uploads.delete(bucket.uploadOf(id).id);
    response.writeHead(204).end();
  } else {
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number));
    const { etag } = bucket.complete(id, numbers);
    sendXml(
      response,
      `<CompleteMultipartUploadResult><ETag>&quot;${etag}&quot;</ETag></CompleteMultipartUploadResult>`,
    );
  }
}

function putObject(bucket: Bucket, { request, response, key, body }: Asked): void {
  const source = request.headers["x-amz-copy-source"];
  if (typeof source !== "string") {
    response.writeHead(200, { etag: `"${bucket.put(key, body, kept(request)).etag}"` }).end();
    return;
  }
  const from = decodeURIComponent(source).replace(/^\//, "").split("/").slice(1).join("/");
  const { etag, at } = bucket.copy(from, key);
  sendXml(
    response,
    `<CopyObjectResult><ETag>&quot;${etag}&quot;</ETag><LastModified>${at.toISOString()}</LastModified></CopyObjectResult>`,
  );
}

function sendObject({ request, response }: Asked, { body, headers, etag, at }: StoredObject): void {
  response.writeHead(200, {
    ...headers,
    etag: `"${etag}"`,
    "content-length": body.length,
    "last-modified": at.toUTCString(),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function answer(bucket: Bucket, asked: Asked): void {
  const { request, response, query, key } = asked;
  const id = query.get("uploadId");
  if (key === "") return query.has("uploads") ? listUploads(bucket, asked) : listObjects(bucket, asked);
  if (request.method === "POST" && query.has("uploads")) {
    const begun = bucket.begin(key, kept(request)).id;
    return sendXml(
      response,
      `<InitiateMultipartUploadResult><Key>${escaped(key)}</Key><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  if (id !== null) return answerUpload(bucket, id, asked);
  if (request.method === "PUT") return putObject(bucket, asked);
  if (request.method !== "DELETE") return sendObject(asked, bucket.objectOf(key));
  bucket.objects.delete(key);
  response.writeHead(204).end();
  return undefined;
}

function sendRefusal(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (!(error instanceof S3Refusal)) throw error;
  request.resume();
  if (request.method === "HEAD") response.writeHead(error.status).end();
  else
    sendXml(
      response,
      `<Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>`,
      error.status,
    );
}

export interface S3Server {
  /** As `S3_URL` has it. */
  readonly url: string;
  readonly bucket: Bucket;
  close(): Promise<void>;
}

/**
 * A small server of the S3 protocol with one bucket, path style: it checks signatures and the hashes of bodies, lists, copies, and takes
 * uploads in parts; what it does not know it refuses.
 */
export async function startS3Server(): Promise<S3Server> {
  const bucket = createBucket();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://s3");
    const [, name = "", ...rest] = url.pathname.split("/").map(decodeURIComponent);
    const respond = async (): Promise<void> => {
      checkSignature(request, url, { shop: "a secret/of the+shop" });
      if (name !== "files") throw new S3Refusal(404, "NoSuchBucket");
      const body = await readBody(request);
      answer(bucket, { request, response, query: url.searchParams, key: rest.join("/"), body });
    };
    respond().catch((error: unknown) => sendRefusal(request, response, error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://shop:${encodeURIComponent("a secret/of the+shop")}@127.0.0.1:${port}/files?tls=0`,
    bucket,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A shop with a bucket has a temporary folder of its own; others of this process have not. */
export function restoreTemporaryFolder(folder: string | undefined): void {
  if (folder === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = folder;
}
