import { ListObjectsV2Command, type S3Client } from "@aws-sdk/client-s3";
import { StorageAway, StorageRefused } from "#platform/unavailable.ts";

/** What says that there is no such object, as against anything that is wrong with the store. */
const missing = new Set(["NoSuchKey", "NotFound", "NoSuchUpload"]);

function isMissing(error: unknown): boolean {
  return error instanceof Error && missing.has(error.name);
}

/** The answer, or null where there is no such object. */
export function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

function away(cause: unknown): StorageAway {
  return cause instanceof StorageAway ? cause : new StorageAway("The store of files is away.", { cause });
}

/** Lets a client tell every fault of its store as one of the store; only of what is not there it says so itself (decision 353). */
export function tellFaults(client: Pick<S3Client, "middlewareStack">): void {
  client.middlewareStack.add(
    (next) => (asked) =>
      next(asked).catch((error: unknown) => {
        throw isMissing(error) ? error : away(error);
      }),
    { step: "initialize" },
  );
}

/** The bytes of an object; when they break off, that is told as a fault of the store, too. */
export async function* untilFault(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch (error) {
    throw away(error);
  }
}

/** How long the check of a bucket may take, in milliseconds: with all its tries. */
const CHECK_MS = 4_000;

/** What is wrong with the settings, by the store's own word for it; `{bucket}` is named. */
const refusals: Readonly<Record<string, string>> = {
  NoSuchBucket: "there is no bucket {bucket}: make it, or name another",
  InvalidAccessKeyId: "the store does not know the key",
  SignatureDoesNotMatch: "the secret does not fit the key (a slash in it is written %2F)",
  AccessDenied: "the key may not list the bucket {bucket}",
  PermanentRedirect: "the bucket {bucket} is in another region: name it with ?region=",
  AuthorizationHeaderMalformed: "the bucket {bucket} is in another region: name it with ?region=",
  RequestTimeTooSkewed: "the clock of this machine is wrong: the store does not believe when it was asked",
};

/** What the client throws: with the status of the answer, or the code of why there was none. */
interface StoreError extends Error {
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly code?: string;
}

/** Asks a bucket whether it may be used; throws `StorageRefused` in words that name no key, or `StorageAway` when it gives no answer. */
export async function checkBucket(client: S3Client, bucket: string): Promise<void> {
  const asked = new ListObjectsV2Command({ Bucket: bucket, Prefix: "kept/", MaxKeys: 1 });
  try {
    await client.send(asked, { abortSignal: AbortSignal.timeout(CHECK_MS) });
  } catch (error) {
    const { cause = error } = error as Error;
    const { $metadata: { httpStatusCode: status = 0 } = {}, code, name } = cause as StoreError;
    if (status === 0 || status >= 500)
      throw new StorageAway(`the bucket ${bucket} gives no answer (${status || (code ?? name)})`, { cause });
    const said = refusals[name]?.replace("{bucket}", bucket) ?? `the store refuses it (${status} ${name})`;
    throw new StorageRefused(said, { cause });
  }
}
