import { LIVE_PICTURE } from "./live-picture.ts";

interface LiveCopyProps {
  readonly className?: string;
}

/** A small copy of the page's live picture. It follows every change of its own accord, and is empty where none is drawn. */
export const LiveCopy = ({ className }: LiveCopyProps) => (
  <svg aria-hidden="true" className={className} viewBox="0 0 900 640">
    <use href={`#${LIVE_PICTURE}`} />
  </svg>
);
