/** When another try makes sense, as a sentence goes on: "in 40 seconds", "in 15 minutes". */
export function untilRetry(seconds: number): string {
  if (seconds <= 1) return "in a second";
  if (seconds < 60) return `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "in an hour" : `in ${hours} hours`;
}
