/** The oldest Node that runs the shop: it executes TypeScript itself. */
const oldest = { major: 22, minor: 22 };

/**
 * One sentence when this Node is too old, else null.
 * @param {string} version such as "24.21.0"
 * @returns {string | null}
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNewEnough = major > oldest.major || (major === oldest.major && minor >= oldest.minor);
  if (isNewEnough) return null;
  return `Kisscut needs Node ${oldest.major}.${oldest.minor} or newer, this is ${version}: install a newer Node, then run "npm ci" again.`;
}
