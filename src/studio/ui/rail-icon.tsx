/** What stands before a room's name in the rail, a line drawing of 16 units; it says nothing of its own. */
export function RailIcon({ path }: { readonly path: string }) {
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
      <path d={path} />
    </svg>
  );
}
