import { allOperations } from '@/lib/operations';
import { locales } from '@/lib/kernel/i18n/locales';
import { healthPaths } from './health';
import { metricsPath } from './metrics-page';

type Node = { name?: string; literal: Map<string, Node>; parameter?: Node };

const ofContract = allOperations.map(({ api, path }) => `/api/${api}${path === '/' ? '' : path}`);
/** For all other paths only the prefix is reported. */
const beginnings = ['/_next', '/api', '/backstage/api', '/backstage', '/icons', '/learn-worker'];
const unknown = 'other';

/**
 * Finds the template of a path. The result is always one of a finite list, the build's routes and the contract's, whatever paths are requested.
 * @param pages the routes of the build as Next writes them: '/[region]/[locale]/courses/[slug]'
 */
export function routeNames(pages: readonly string[]): (path: string) => string {
  const root: Node = { literal: new Map() };
  const templates = pages
    .filter((page) => !page.includes('[...') && !page.includes('[[') && !page.startsWith('/_'))
    .map((page) => page.replace('/[region]/[locale]', '/{locale}').replaceAll(/\[(\w+)\]/g, '{$1}'));
  for (const template of [...templates, ...ofContract, ...Object.values(healthPaths), metricsPath])
    plant(root, template);
  return (path) => find(root, path) ?? beginnings.find((one) => path === one || path.startsWith(`${one}/`)) ?? unknown;
}

function plant(root: Node, template: string): void {
  let at = root;
  for (const segment of template.split('/').slice(1)) {
    const isOpen = segment.includes('{') && segment !== '{locale}';
    let next: Node | undefined = isOpen ? at.parameter : at.literal.get(segment);
    if (!next) {
      next = { literal: new Map() };
      if (isOpen) at.parameter = next;
      else at.literal.set(segment, next);
    }
    at = next;
  }
  at.name = template;
}

function find(root: Node, path: string): string | undefined {
  let at: Node | undefined = root;
  for (const segment of path.split('/').slice(1)) {
    const literal: Node | undefined =
      at === root && isLocale(segment) ? at.literal.get('{locale}') : at.literal.get(segment);
    at = literal ?? at.parameter;
    if (!at) return undefined;
  }
  return at.name;
}

const isLocale = (segment: string) => (locales as readonly string[]).includes(segment);
