import { z } from "zod";
import { viewName } from "#domain/studio/order-views.ts";
import { studioOrders } from "./orders.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const asked = studioOrders.list.query;
const view = z.object({
  id: z.int(),
  name: z.string(),
  query: z.string().meta({ description: "As `GET orders` takes it." }),
});

/** What of a query says which orders are listed; where in the list is none of it. */
function listedBy(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const said = Object.entries(query).filter(
    ([name, value]) => name in asked.shape && name !== "cursor" && value !== "",
  );
  return Object.fromEntries(said.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const query = z
  .record(z.string().max(20), z.string().max(200))
  .transform(listedBy)
  .refine(
    (said) => Object.keys(said).length > 0 && asked.safeParse(said).success,
    "These are no filters of the list. Please choose again.",
  )
  .meta({ description: "Parameters of `GET orders` by their names; a cursor is left out." });

/** Lists of orders that somebody looks at again and again: of nobody else's concern. */
export const orderViews = {
  list: defineStudioCall({
    method: "GET",
    path: "own/order-views",
    summary: "One's own views of the list of orders, the oldest first",
    needs: "orders.read",
    replies: { 200: z.object({ views: z.array(view) }) },
    refusals: ofStaff,
    example: {},
  }),
  keep: defineStudioCall({
    method: "POST",
    path: "own/order-views",
    summary: "Keep a view of the list of orders",
    description:
      "At most 20 of each person, no two with the same name, which is one line of at most 40 characters.",
    needs: "orders.read",
    body: z.object({ name: viewName, query }),
    replies: { 200: view },
    refusals: [...ofStaff, "view-name-used", "views-full"],
    example: {
      body: {
        name: "For the courier",
        query: { stage: "in-production", urgency: "late,risk", sort: "leaves" },
      },
    },
  }),
  remove: defineStudioCall({
    method: "DELETE",
    path: "own/order-views/:id",
    summary: "Remove one of one's views",
    needs: "orders.read",
    params: z.object({
      id: z.coerce
        .number()
        .int()
        .min(1)
        .max(2_000_000_000)
        .meta({ description: "The number of one of one's views." }),
    }),
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "not-found"],
    example: { params: { id: 1 } },
  }),
} as const;
