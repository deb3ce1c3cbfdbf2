/** Which tab a key leads to from one of several, round at both ends; null for a key that leads nowhere. */
export function tabAfterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return (at + count - 1) % count;
    case "ArrowRight":
      return (at + 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
