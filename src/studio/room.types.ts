import type { RouteObject } from "react-router";
import type { Permission } from "#domain/studio/permissions.ts";
import type { Shows } from "#studio/live/visible.ts";

/** One room of the studio. */
export interface StudioRoom {
  /** Below `/studio/`. */
  readonly path: string;
  /** As the navigation says it. */
  readonly name: string;
  /** Other words that it is found by. */
  readonly also?: string;
  /** False for a page of a room, which the room leads to. */
  readonly isListed?: false;
  /** Who has it not is not shown the room; what the room reads asks for itself. */
  readonly permission: Permission;
  /** Changes of what others do that are seen in it: it is read anew by itself. */
  readonly shows?: Shows;
  /** Its script comes when it is first entered; `loader` reads what it shows. */
  readonly lazy: () => Promise<Pick<RouteObject, "Component" | "loader" | "shouldRevalidate">>;
}
