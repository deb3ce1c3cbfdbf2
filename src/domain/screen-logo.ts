/** The shop's own logo as a page or a mail shows it: its id, and its size in CSS pixels. */
export interface ScreenLogo {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

const ROOM = { width: 176, height: 44 } as const;

/** A logo as large as the head of a page has room for. */
export function screenSize({ id, width, height }: ScreenLogo): ScreenLogo {
  const scale = Math.min(1, ROOM.width / width, ROOM.height / height);
  return {
    id,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Where pages show it: for good, since another logo has another id. */
export function logoPath(id: string): string {
  return `/logo/${id}.png`;
}
