/** Orders whose job tickets are drawn as one document: a page or two each, some 30 ms of the shop's only thread a page. */
export const MOST_TICKETS = 20;

/** Lines of all of them: the end of a document is one piece of work, of some 150 ms for 320 lines. */
const MOST_TICKET_LINES = 400;

/** Orders in groups whose tickets are drawn as one document each, in the same order; `linesOf`: how many lines one has. */
export function drawnTogether<Order>(
  orders: readonly Order[],
  linesOf: (order: Order) => number,
): readonly (readonly Order[])[] {
  const groups: Order[][] = [];
  for (const order of orders) {
    const group = groups.at(-1);
    if (group && whyNotTogether([...group, order].map(linesOf)) === null) group.push(order);
    else groups.push([order]);
  }
  return groups;
}

/** Why the tickets of some orders are not drawn as one document, by how many lines each has; null where they are. One order always is. */
export function whyNotTogether(lines: readonly number[]): string | null {
  if (lines.length > MOST_TICKETS) return `At most ${MOST_TICKETS} orders at once.`;
  const all = lines.reduce((sum, count) => sum + count, 0);
  return lines.length > 1 && all > MOST_TICKET_LINES
    ? `At most ${MOST_TICKET_LINES} lines at once: these orders have ${all}.`
    : null;
}
