import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'acorn';
import { filesBelow } from './files-below.mjs';

/**
 * Puts each module's function of the build's scripts in parentheses. A browser reads a function once to find its end and again when it is
 * called, but one in parentheses it takes for called at once and compiles with the script: starting a page costs half the time, and on a slow line it
 * happens while the rest still arrives.
 * @param {string} folder
 */
export function compileModulesAtOnce(folder) {
  for (const file of filesBelow(folder)) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(file, 'utf8');
    const wrapped = wrapModules(text);
    if (wrapped !== text) writeFileSync(file, wrapped);
  }
}

/** `TURBOPACK.push([script, id, module => {…}, …])` with `(module => {…})`; any other text as it is. */
export function wrapModules(text) {
  if (!text.includes('TURBOPACK')) return text;
  const elements = parse(text, { ecmaVersion: 'latest' }).body.flatMap(({ expression }) =>
    expression?.type === 'CallExpression' && expression.callee.property?.name === 'push'
      ? (expression.arguments[0]?.elements ?? [])
      : [],
  );
  let wrapped = '';
  let end = 0;
  for (const element of elements) {
    if (element?.type !== 'ArrowFunctionExpression' || text[element.start - 1] === '(') continue;
    wrapped += `${text.slice(end, element.start)}(${text.slice(element.start, element.end)})`;
    end = element.end;
  }
  return wrapped + text.slice(end);
}
