import * as z from "zod/mini";
import { messageOf } from "#domain/messages.ts";
import { givenPassword, newPassword } from "../password.ts";

function confirmed(typed: { new_password?: string; confirm_password?: string }): boolean {
  return typed.new_password === typed.confirm_password;
}

/** Old, new and repeated password; a temporary password counts as the old one. */
export const passwordChangeForm = z
  .object({
    old_password: givenPassword("old-password-required"),
    new_password: newPassword("new-password-required"),
    confirm_password: givenPassword("confirm-password-required"),
  })
  .check(z.refine(confirmed, { path: ["confirm_password"], error: messageOf("passwords-differ") }));

export type PasswordChange = z.output<typeof passwordChangeForm>;
