import type { Shape } from "#domain/catalogue/schema.ts";

function outline(shape: Shape) {
  const flat = shape.equalSides === false;
  if (shape.outline === "ellipse")
    return <ellipse cx="14" cy="14" rx={flat ? 12 : 10} ry={flat ? 7.5 : 10} />;
  if (shape.outline === "rectangle") {
    return <rect x={flat ? 2 : 4} y={flat ? 7 : 4} width={flat ? 24 : 20} height={flat ? 14 : 20} rx="2" />;
  }
  return (
    <path d="M14 3.2c3.4-1.7 6.9.6 7.2 4 3.3.5 5 4.2 3 7 1.7 3-.4 6.6-3.8 6.6-1 3.3-5 4.6-7.6 2.2-3.2 1.3-6.6-1-6.6-4.4-3-1.6-3.3-5.8-.5-7.6C4.9 7.8 7.3 4.9 10.5 5.4c.8-1 2-1.8 3.5-2.2Z" />
  );
}

/** The outline a shape is cut to. */
export function ShapeDrawing({ shape }: { readonly shape: Shape }) {
  return (
    <svg
      aria-hidden="true"
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {outline(shape)}
    </svg>
  );
}
