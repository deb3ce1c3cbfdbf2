import { createHash, randomUUID } from "node:crypto";
import { S3Refusal } from "./s3-refusal.ts";

/** The smallest part of an upload in parts but its last one. */
const LEAST_PART_BYTES = 5 * 1024 * 1024;

type Headers = Readonly<Record<string, string>>;

export interface StoredObject {
  readonly body: Buffer;
  readonly headers: Headers;
  readonly etag: string;
  readonly at: Date;
}

export interface UploadInParts {
  readonly id: string;
  readonly key: string;
  readonly headers: Headers;
  readonly at: Date;
  readonly parts: Map<number, StoredObject>;
}

function stored(body: Buffer, headers: Headers): StoredObject {
  return { body, headers, etag: createHash("md5").update(body).digest("hex"), at: new Date() };
}

/** One bucket in memory, as strict as the real one where it matters here. */
export function createBucket() {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, UploadInParts>();
  const uploadOf = (id: string): UploadInParts => {
    const upload = uploads.get(id);
    if (!upload) throw new S3Refusal(404, "NoSuchUpload");
    return upload;
  };
  const objectOf = (key: string): StoredObject => {
    const object = objects.get(key);
    if (!object) throw new S3Refusal(404, "NoSuchKey");
    return object;
  };
  const put = (key: string, body: Buffer, headers: Headers): StoredObject => {
    const object = stored(body, headers);
    objects.set(key, object);
    return object;
  };
  return {
    objects,
    uploads,
    objectOf,
    uploadOf,
    put,
    copy: (from: string, to: string) => {
      const { body, headers } = objectOf(from);
      return put(to, body, headers);
    },
    begin: (key: string, headers: Headers): UploadInParts => {
      const upload = {
        id: randomUUID(),
        key,
        headers,
        at: new Date(),
        parts: new Map<number, StoredObject>(),
      };
      uploads.set(upload.id, upload);
      return upload;
    },
    putPart: (id: string, number: number, body: Buffer): StoredObject => {
      const part = stored(body, {});
      uploadOf(id).parts.set(number, part);
      return part;
    },
    complete: (id: string, numbers: readonly number[]): StoredObject => {
      const { key, headers, parts } = uploadOf(id);
      const bodies = numbers.map((number) => {
        const part = parts.get(number);
        if (!part) throw new S3Refusal(400, "InvalidPart");
        return part.body;
      });
      if (bodies.slice(0, -1).some(({ length }) => length < LEAST_PART_BYTES))
        throw new S3Refusal(400, "EntityTooSmall");
      uploads.delete(id);
      return put(key, Buffer.concat(bodies), headers);
    },
  };
}

export type Bucket = ReturnType<typeof createBucket>;
