import { type KeyboardEvent, useId, useMemo } from "react";
import type { CorrectedLine } from "#domain/cut-line/correct/corrected-line.ts";
import { nodeAt } from "#domain/cut-line/correct/find-node.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { lineScene, type LineView } from "#domain/preview/forms/line-scene.ts";
import { PLACING_STAGE } from "#domain/preview/forms/placing-scene.ts";
import { svgContentOf } from "#domain/preview/paint/svg-of.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { Painted } from "#web/scene/painted-layer.tsx";
import { tileAddress } from "#web/scene/painted-picture.ts";
import stage from "#web/placing/placing.module.css";
import { lineKey } from "./correct-keys.ts";
import styles from "./correct.module.css";
import { LinePoints } from "./line-points.tsx";
import type { LineEditor } from "./use-correcting.ts";
import { useLineGrips } from "./use-line-grips.ts";

interface CorrectStageProps {
  readonly editor: LineEditor;
  readonly line: CorrectedLine;
  readonly artwork: OwnArtwork;
  readonly subject: Subject;
  readonly view: LineView;
  /** How many times as large as at first; what is chosen stays in sight. */
  readonly zoom: number;
  readonly hintId: string;
}

/** What is moved by keys must be within their reach. */
const reachable = { tabIndex: 0 } as const;

/** The part of the stage that is seen: all of it, or a part round the chosen point. */
function seenPart({ rings, selected }: LineEditor, { scale, x, y }: LineView, zoom: number): string {
  const { width, height } = PLACING_STAGE;
  const [wide, high] = [width / zoom, height / zoom];
  const [atX = 0, atY = 0] = nodeAt(rings, selected)?.at ?? [];
  const from = (middle: number, long: number, part: number) =>
    Math.min(long - part, Math.max(0, middle - part / 2));
  const left = from(x + (atX / 1_000) * scale, width, wide);
  const top = from(y + (atY / 1_000) * scale, height, high);
  return [left, top, wide, high].map((value) => value.toFixed(1)).join(" ");
}

function onLineKey(editor: LineEditor, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const meant = lineKey(event.key, event.shiftKey);
  if (meant === null) return;
  event.preventDefault();
  if (meant.kind === "pull") editor.pull(meant.by, "keys");
  else if (meant.kind === "step") editor.step(meant.by);
  else if (meant.kind === "add") editor.add();
  else editor.remove?.();
}

/** The sticker, drawn by the shop's painter, with the points of its line over it. */
export function CorrectStage({ editor, line, artwork, subject, view, zoom, hintId }: CorrectStageProps) {
  const id = useId().replaceAll(/[^\w-]/g, "");
  const { isRefused } = editor;
  const content = useMemo(() => {
    const from = [line.from[0] / 1_000, line.from[1] / 1_000] as const;
    const scene = lineScene(subject, view, { artwork, line: line.line, from });
    return svgContentOf(scene, { prefix: `${id}-`, texture: tileAddress });
  }, [subject, view, artwork, line, id]);
  const grips = useLineGrips(editor, view);
  const seen = seenPart(editor, view, zoom);
  return (
    <div className={stage.stage}>
      <svg className={stage.layer} viewBox={seen} aria-hidden="true">
        <Painted content={content} />
      </svg>
      <svg
        {...grips}
        {...reachable}
        className={`${stage.surface} ${styles.surface}`}
        viewBox={seen}
        role="application"
        aria-roledescription="cut line with points"
        aria-label="Your cut line"
        aria-describedby={hintId}
        data-refused={isRefused || undefined}
        onKeyDown={(event) => onLineKey(editor, event)}
      >
        <rect className={stage.reach} width={PLACING_STAGE.width} height={PLACING_STAGE.height} />
        <LinePoints {...{ editor, line, view, zoom }} />
      </svg>
    </div>
  );
}
