/** The oldest Node that runs the shop: it executes TypeScript itself. */
export const oldestNode = [22, 22];

/**
 * One sentence when this Node is too old, else null.
 * @param {string} version such as "24.21.0"
 * @returns {string | null}
 */
export function nodeFault(version) {
  const [major, minor] = version.split(".").map(Number);
  const isOldEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (isOldEnough) return null;
  return `Kisscut needs Node ${oldestNode.join(".")} or newer, this is ${version}: install a newer Node, then run "npm ci" again.`;
}
