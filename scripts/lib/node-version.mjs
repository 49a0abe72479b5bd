/** The oldest Node the project promises to run on. */
const MINIMUM = [20, 9];

/** Ends the process with a plain message when this Node is too old. Syntax here must stay readable to old Nodes. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(`Sente needs Node ${MINIMUM.join('.')} or newer; this is Node ${version}. See https://nodejs.org/`);
  process.exit(1);
}
