import * as z from "zod/mini";
import { email } from "../email.ts";
import { messageOf } from "#domain/messages.ts";

const typedCode = z.string(messageOf("code-required")).check(
  z.overwrite((typed) => typed.replaceAll(/\s/g, "")),
  z.minLength(1, { error: messageOf("code-required"), abort: true }),
  z.regex(/^\d{6}$/, messageOf("code-incorrect")),
);

/** The Email Verification dialog. Spaces that came with a pasted code are dropped. */
export const verificationForm = z.object({ email, code: typedCode });

export type Verification = z.output<typeof verificationForm>;
