/** Checks the directions of imports, by the rules of .dependency-cruiser.mjs. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTypeScript from 'dependency-cruiser/config-utl/extract-ts-config';
import { bundles, folderCircles } from '../.dependency-cruiser.mjs';
import { circlesOfFolders, reachedFrom } from './lib/import-graph.mjs';
import { root } from './lib/paths.mjs';

const folders = ['app', 'components', 'lib', 'platform', 'scripts', 'server', 'stores', 'tests'];
const looked = [...folders, 'instrumentation.ts', 'proxy.ts'];
const isOurs = (file) => looked.some((place) => file === place || file.startsWith(`${place}/`));
const isTest = (file) => /^tests\/|\/tests\/|\.test\.tsx?$/.test(file);
/** The only import by which the storefront loads the platform, in the same process. */
const isSeam = ({ from, to }) => from === 'lib/kernel/api/server.ts' && to.startsWith('platform/');
const pair = ({ from, to }) => `${from} → ${to}`;

/** TypeScript's `paths` as absolute aliases, because the resolver would resolve them from the current folder. */
const aliasesIn = (folder, paths) =>
  Object.fromEntries(Object.entries(paths).map(([name, [target]]) => [bare(name), path.join(folder, bare(target))]));
const bare = (pattern) => pattern.replace(/\/\*$/, '');

/**
 * Every import that breaks a rule, as dependency-cruiser lists them, and the sentence of each rule.
 * @param {string} folder the folder to check
 */
export async function violationsIn(folder) {
  const options = await extractOptions(path.join(root, '.dependency-cruiser.mjs'));
  const tsConfig = extractTypeScript(path.join(root, 'tsconfig.json'));
  const { output } = await cruise(
    looked.filter((place) => existsSync(path.join(folder, place))),
    { ...options, baseDir: folder },
    { alias: aliasesIn(folder, tsConfig.options.paths) },
    { tsConfig },
  );
  const { violations, ruleSetUsed } = output.summary;
  const imports = output.modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .filter(({ from, to }) => isOurs(from) && isOurs(to) && !isTest(from));

  const loaded = bundles.flatMap(({ name, from, not }) => {
    const reached = reachedFrom(
      output.modules.map(({ source }) => source).filter((source) => new RegExp(from).test(source) && !isTest(source)),
      imports,
    );
    const wrong = new RegExp(not);
    // Report the import that enters the forbidden part, not all that follow.
    return [...reached]
      .filter(([to, by]) => by !== null && wrong.test(to) && !wrong.test(by))
      .map(([to, by]) => ({ type: 'dependency', from: by, to, rule: { severity: 'error', name } }));
  });

  // An import that breaks a rule is already reported, so it is left out of the circles.
  const broken = new Set(violations.map(pair));
  const rising = circlesOfFolders(imports.filter((one) => !broken.has(pair(one)) && !isSeam(one)));
  const circles = rising.map((one) => ({
    type: 'folder',
    ...one,
    rule: { severity: 'error', name: folderCircles.name },
  }));

  const sentences = new Map(
    [...ruleSetUsed.forbidden, ...bundles, folderCircles].map((rule) => [rule.name, rule.comment]),
  );
  return { violations: [...violations, ...loaded, ...circles], sentences };
}

async function main() {
  const { violations, sentences } = await violationsIn(root);
  for (const { from, to, rule } of violations) {
    console.error(`${from} → ${to}\n  ${rule.name}: ${sentences.get(rule.name)}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
