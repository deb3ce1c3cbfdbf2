import type { RouteObject } from "react-router";
import type { TodayKind } from "#domain/order/waiting/today-lanes.ts";
import type { Permission } from "#domain/studio/permissions.ts";
import type { Shows } from "#studio/live/visible.ts";

/** How a room stands in the rail. */
export interface RailEntry {
  /** The path of its drawing, of 16 units. */
  readonly icon: string;
  /** A small screen has it at hand; the others are below its button. */
  readonly isMain?: true;
  /** What waits in it is counted beside its name. */
  readonly counts?: readonly TodayKind[] | "all";
}

/** One room of the studio. */
export interface StudioRoom {
  /** Below `/studio/`. */
  readonly path: string;
  /** As the navigation says it. */
  readonly name: string;
  /** Other words that it is found by. */
  readonly also?: string;
  /** How it stands in the rail; a page of a room, which the room leads to, is not there. */
  readonly rail?: RailEntry;
  /** Who has it not is not shown the room; what the room reads asks for itself. */
  readonly permission: Permission;
  /** Changes of what others do that are seen in it: it is read anew by itself. */
  readonly shows?: Shows;
  /** Its script comes when it is first entered; `loader` reads what it shows. */
  readonly lazy: () => Promise<Pick<RouteObject, "Component" | "loader" | "shouldRevalidate">>;
}
