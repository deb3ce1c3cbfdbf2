import { useRouteLoaderData } from "react-router";
import type { Permission } from "#domain/studio/permissions.ts";
import type { Entry } from "#studio/calls/entry.ts";

/** Whether who sits there may do something. */
export function usePermission(permission: Permission): boolean {
  return useRouteLoaderData<Entry>("studio")?.permissions.includes(permission) ?? false;
}
