/** Line drawings of 16 units, by the path of the room that they stand for. */
const paths: Readonly<Record<string, string>> = {
  today: "M2 2.5h3.2v11H2zM6.6 2.5h3.2v7H6.6zM11.2 2.5h2.8v4.5h-2.8z",
  orders: "M5.5 3.5H14M5.5 8H14M5.5 12.5H14M2 3.5h.5M2 8h.5M2 12.5h.5",
  "new-order": "M8 2.5v11M2.5 8h11",
  board: "M2 2.5h12v11H2zM6 2.5v11M10 2.5v11",
  "print-queue": "M2 2.5h12v11H2zM2 6.2h12M2 9.8h12M6 2.5v11M10 2.5v11",
  parcels: "M2 5 8 2l6 3v6.2l-6 3-6-3zM2 5l6 3 6-3M8 8v6.2",
  requests: "M2 3h12v8H7l-3 2.8V11H2z",
  customers: "M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-6 6c.6-2.8 2.9-4 6-4s5.4 1.2 6 4",
  catalogue: "M2.5 2.5H8l5.8 5.8-5.5 5.5L2.5 8zM5.4 5.4v.1",
  words: "M3 3.5h10M8 3.5v9.5M5.5 13h5",
  laboratory: "M6 2h4M6.7 2v4.2L2.9 12.4a1 1 0 0 0 .9 1.6h8.4a1 1 0 0 0 .9-1.6L9.3 6.2V2M4.7 10h6.6",
  coupons: "M2 4.5h12v2.2a1.4 1.4 0 0 0 0 2.6v2.2H2V9.3a1.4 1.4 0 0 0 0-2.6zM9.5 6v.5M9.5 9.5v.5",
  reviews: "m8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z",
  questions: "M8 14a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM6.2 6.5a1.9 1.9 0 1 1 2.7 1.7c-.6.3-.9.6-.9 1.2m0 1.8v.1",
  numbers: "M2.5 13.5V9M6.2 13.5V5M9.9 13.5V7.5M13.5 13.5v-11",
  settings:
    "M2 4.5h6M11.5 4.5H14M2 11.5h2.5M8 11.5h6M8 4.5a1.7 1.7 0 1 0 3.5 0 1.7 1.7 0 0 0-3.5 0ZM4.5 11.5a1.7 1.7 0 1 0 3.5 0 1.7 1.7 0 0 0-3.5 0Z",
  state: "M1.8 8.5h3l1.7-5 3 9 1.7-4h3",
  staff:
    "M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 13.5c.4-2.7 2.1-3.8 4.5-3.8s4.1 1.1 4.5 3.8M10.5 2.8a2.5 2.5 0 0 1 0 4.5M12 10c1.5.5 2.3 1.6 2.5 3.5",
  audit: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.8V8l2.3 1.6",
};

/** What stands before a room's name in the rail; it says nothing of its own. */
export function RailIcon({ room }: { readonly room: string }) {
  return (
    <svg
      aria-hidden="true"
      width="1.125rem"
      height="1.125rem"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[room] ?? ""} />
    </svg>
  );
}
