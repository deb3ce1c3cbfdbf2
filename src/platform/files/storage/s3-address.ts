import type { S3ClientConfig } from "@aws-sdk/client-s3";

export interface S3Address {
  readonly bucket: string;
  readonly client: S3ClientConfig;
}

function isEncrypted({ protocol, port, searchParams }: URL): boolean {
  if (protocol !== "s3:") return protocol === "https:";
  return (searchParams.get("tls") ?? (port === "" || port === "443" ? "1" : "0")) === "1";
}

/** `s3://key:secret@host:port/bucket?region=ap-southeast-2&tls=0&style=host`: a slash in the secret is written %2F. */
export function readS3Address(text: string): S3Address {
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
