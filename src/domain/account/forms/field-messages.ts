import type { FieldMessages } from "#domain/refusal.ts";

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first message of each field, from what a schema found. */
export function fieldMessages(issues: readonly Issue[]): FieldMessages {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0] ?? "")] ??= message;
  return fields;
}
