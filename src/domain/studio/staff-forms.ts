import * as z from "zod/mini";
import { email, requiredLine } from "../account/fields.ts";
import { studioMessageOf } from "../studio-messages.ts";
import { staffLimits } from "./staff-rules.ts";

export const staffEmail = email;
export const staffName = requiredLine(
  staffLimits.nameMax,
  studioMessageOf("staff-name-required"),
  studioMessageOf("staff-name-invalid"),
);

/** A new password, as it was typed: no character of it is changed. */
export const newStaffPassword = z
  .string(studioMessageOf("staff-password-short"))
  .check(
    z.minLength(staffLimits.passwordMin, studioMessageOf("staff-password-short")),
    z.maxLength(staffLimits.passwordMax, studioMessageOf("staff-password-long")),
  );

/** A code of an app, as people type it: "123 456" is one. */
export const timeCode = z.string(studioMessageOf("staff-code-wrong")).check(
  z.overwrite((typed) => typed.replaceAll(/\s/g, "")),
  z.regex(new RegExp(`^\\d{${staffLimits.codeDigits}}$`), studioMessageOf("staff-code-wrong")),
);

export const staffSignInForm = z.object({ email, password: z.string().check(z.maxLength(1000)) });
