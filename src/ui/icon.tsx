import styles from "./icon.module.css";

const PATHS = {
  alert: "M8 1.6 15 14H1L8 1.6Zm0 4.2v3.9m0 2.1v.1",
  tick: "m2.5 8.5 3.6 3.6 7.4-8",
  chevron: "m3.5 6 4.5 4.5L12.5 6",
  next: "m6 3.5 4.5 4.5L6 12.5",
  truck:
    "M1 3.5h8.5v8H1zM9.5 6.5H13l2 2.4v2.6H9.5M4.3 13.2a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8Zm7.4 0a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8Z",
  calendar: "M2 3.5h12V14H2zM2 6.8h12M5 1.8v3m6-3v3",
  compare: "M2 4h8m-3-2.5L10 4 7 6.5M14 12H6m3-2.5L6 12l3 2.5",
  print: "M4.5 6V1.8h7V6M4.5 12H2V6h12v6h-2.5M4.5 9.8h7v4.4h-7z",
  download: "M8 2v8m-3.2-3L8 10.2 11.2 7M2 11.5v2.5h12v-2.5",
  letter: "M1.8 3.5h12.4v9H1.8zm0 .6L8 9l6.2-4.9",
  help: "M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm-2-8.2a2 2 0 1 1 3 1.7c-.6.4-1 .8-1 1.6m0 1.9v.1",
  person: "M8 8.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Zm-6 6.3c.6-2.9 3-4.3 6-4.3s5.4 1.4 6 4.3",
  close: "m3 3 10 10M13 3 3 13",
  upload: "M8 10.5V2.6M4.8 5.6 8 2.4l3.2 3.2M2 10.5v3h12v-3",
  attach:
    "m13.3 7.4-5.6 5.6a3.4 3.4 0 0 1-4.8-4.8l6-6a2.2 2.2 0 0 1 3.2 3.2l-6 6a1.1 1.1 0 0 1-1.6-1.6l5.5-5.5",
  pause: "M5.5 3v10M10.5 3v10",
  resume: "M4.5 2.8v10.4L13 8 4.5 2.8Z",
  sparkle: "M8 1.5 9.6 6.4 14.5 8 9.6 9.6 8 14.5 6.4 9.6 1.5 8l4.9-1.6L8 1.5Z",
  cart: "M1.5 2h2l1.7 8.2h7.6L14.5 5H4.2M6 14a.9.9 0 1 0 0-1.8A.9.9 0 0 0 6 14Zm6 0a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8Z",
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** Its width and height in pixels at a browser's usual letters; it grows with larger ones. */
  readonly size?: number;
}

/** A small line drawing beside words; it says nothing of its own to a screen reader. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={styles.icon}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
