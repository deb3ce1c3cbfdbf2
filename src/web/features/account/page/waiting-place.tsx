import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./page.module.css";
import { Section } from "./section.tsx";

interface WaitingPlaceProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly way: { readonly words: string; readonly to: string };
}

/** A place where something will stand once there is some: says how it gets there. */
export const WaitingPlace = ({ title, children, way }: WaitingPlaceProps) => (
  <Section title={title}>
    <div className={styles.waiting}>
      <p>{children}</p>
      <Link to={way.to}>{way.words}</Link>
    </div>
  </Section>
);
