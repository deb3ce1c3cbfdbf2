/** Orders whose job tickets are drawn as one document: a page or two each, some 30 ms of the shop's only thread a page. */
export const MOST_TICKETS = 20;
