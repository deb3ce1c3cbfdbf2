import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** It does not move now: a pause, a lost line. */
  readonly stands?: boolean;
  readonly tone?: "magenta" | "cyan";
}

/** How far something is, as wide as its place. */
export function ProgressBar({ label, value, max = 100, stands = false, tone = "magenta" }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      data-stands={stands || undefined}
      data-tone={tone}
      aria-label={label}
      max={max}
      value={value}
    />
  );
}
