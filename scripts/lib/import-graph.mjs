import path from 'node:path';

/** An import: the importing file and the imported one. @typedef {{ from: string, to: string }} Import */

/** @param {readonly Import[]} imports @returns {Map<string, Set<string>>} what each file or folder imports */
function targetsOf(imports) {
  const targets = new Map();
  for (const { from, to } of imports) {
    if (!targets.has(from)) targets.set(from, new Set());
    targets.get(from).add(to);
  }
  return targets;
}

/** Everything reachable from some files, each with the file that imports it first. */
export function reachedFrom(roots, imports) {
  const targets = targetsOf(imports);
  const reached = new Map(roots.map((root) => [root, null]));
  // Iterating a Map includes entries added meanwhile.
  for (const from of reached.keys())
    for (const to of targets.get(from) ?? []) if (!reached.has(to)) reached.set(to, from);
  return reached;
}

/**
 * The imports between folders that are part of a circle of folders. A folder contains its subfolders, so imports between a folder and its own
 * subfolders, in either direction, are no circle.
 */
export function circlesOfFolders(imports) {
  const between = imports
    .map(({ from, to }) => ({ from: path.posix.dirname(from), to: path.posix.dirname(to) }))
    .filter(({ from, to }) => from !== to && !to.startsWith(`${from}/`));
  const targets = targetsOf(between);
  const circleOf = circles(targets);
  return [...targets].flatMap(([from, folders]) =>
    [...folders].filter((to) => circleOf.get(from) === circleOf.get(to)).map((to) => ({ from, to })),
  );
}

/** The number of each node's strongly connected component (Tarjan). */
function circles(targets) {
  const found = new Map();
  const lowest = new Map();
  const componentOf = new Map();
  const open = [];
  const visit = (node) => {
    found.set(node, found.size);
    lowest.set(node, found.get(node));
    open.push(node);
    for (const target of targets.get(node) ?? []) {
      if (!found.has(target)) visit(target);
      if (!componentOf.has(target)) lowest.set(node, Math.min(lowest.get(node), lowest.get(target)));
    }
    if (lowest.get(node) !== found.get(node)) return;
    const members = open.splice(open.indexOf(node));
    for (const member of members) componentOf.set(member, found.get(node));
  };
  for (const node of targets.keys()) if (!found.has(node)) visit(node);
  return componentOf;
}
