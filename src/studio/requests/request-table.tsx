import { Link } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { requestStageWords } from "#domain/quote-request/thread/stage-words.ts";
import { DataTable } from "#studio/ui/data-table.tsx";
import { Day } from "#studio/ui/day.tsx";
import { Moment } from "#studio/ui/moment.tsx";

type Listed = StudioReplyTo<"GET requests">["requests"][number];

const count = new Intl.NumberFormat("en-NZ");

/** Quote requests, one a row. */
export function RequestTable({ requests }: { readonly requests: readonly Listed[] }) {
  return (
    <DataTable<Listed>
      label="Quote requests"
      rows={requests}
      keyOf={({ number }) => number}
      columns={[
        {
          name: "Request",
          cell: ({ number }) => <Link to={`/requests/${number}`}>{number}</Link>,
          isWhole: true,
        },
        { name: "What", cell: ({ title, quote_type: kind }) => <strong>{title || kind}</strong> },
        { name: "Pieces", cell: ({ quantity }) => (quantity === null ? "–" : count.format(quantity)) },
        { name: "Customer", cell: ({ customer, email }) => customer || email },
        { name: "Asked", cell: ({ asked }) => <Moment at={asked} /> },
        {
          name: "State",
          cell: ({ stage, answer_by: by }) =>
            by === null ? (
              requestStageWords[stage]
            ) : (
              <>
                {requestStageWords[stage]}, answer by <Day date={by} />
              </>
            ),
        },
        {
          name: "Answered",
          cell: ({ answered }) => (answered === null ? "Not yet" : <Moment at={answered} />),
        },
      ]}
    />
  );
}
