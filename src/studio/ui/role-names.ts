import type { StaffRole } from "#domain/studio/permissions.ts";

/** Roles as they are said. */
export const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: "Owner",
  production: "Production",
  support: "Support",
};
