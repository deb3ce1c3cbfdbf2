import type { RequestStage } from "./request-state.ts";

/** Where a request stands, as customers and staff read it. */
export const requestStageLabels: Readonly<Record<RequestStage, string>> = {
  requested: "Requested",
  answered: "Answered",
  "asked-back": "Asked back",
  accepted: "Accepted",
  declined: "Declined",
  lapsed: "Lapsed",
};
