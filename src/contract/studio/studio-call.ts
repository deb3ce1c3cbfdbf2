import type { Permission } from "#domain/studio/permissions.ts";
import type { Call } from "../call.ts";

/**
 * Whom a call of the studio is for: anybody who has its address, whoever has given a right password, the signed-in staff, or
 * those of them whose role has a permission.
 */
export type StaffNeed = "nobody" | "password" | "staff" | Permission;

/** One call of the studio: a call like the shop's, below `/studio/api/`, and whom it is for. */
export interface StudioCall extends Call {
  readonly needs: StaffNeed;
}

/** A call of the studio as its file writes it. */
export function defineStudioCall<const Spec extends StudioCall>(spec: Spec): Spec {
  return spec;
}

/** It is for whoever has given a password. */
export const ofHalf = ["staff-sign-in-first"] as const;

/** It needs the staff, and a permission of them. */
export const ofStaff = [...ofHalf, "staff-may-not", "staff-confirm-first"] as const;
