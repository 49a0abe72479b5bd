import type { Where } from 'payload';
import { defaultLocale, isLocale, type Locale } from '@/lib/kernel/i18n/locales';
import { ServiceError } from '@/platform/kernel/service-error';
import type { ContentType } from './content-types';

export type CmsQuery = {
  locale: Locale;
  where: Where;
  sort: string;
  page: number;
  pageSize: number;
  /** API fields of the response; null: whole entries. */
  fields: readonly string[] | null;
};

const operators: Record<string, 'equals' | 'in' | 'contains'> = { $eq: 'equals', $in: 'in', $containsi: 'contains' };
const maxPageSize = 100;
const maxValues = 100;

/**
 * Strapi 5's query: locale, filters[field][$eq|$in|$containsi], fields, sort=field:desc, pagination[page|pageSize] or [start|limit].
 * `populate` adds to `fields` what it names; else it changes nothing, as `status` does: entries are always populated and published.
 * Throws VALIDATION_FAILED for a field or operator that is not offered.
 */
export function readQuery(params: URLSearchParams, type: ContentType): CmsQuery {
  const conditions = new Map<string, { field: string; operator: string; values: string[] }>();
  for (const [key, value] of params) {
    if (!key.startsWith('filters')) continue;
    const match = /^filters\[(\w+)\](?:\[(\$\w+)\](?:\[\d*\])?)?$/.exec(key);
    const field = match?.[1];
    if (!field || !Object.hasOwn(type.fields, field)) throw wrong(`filter ${key}`);
    const operator = match[2] ?? '$eq';
    if (!Object.hasOwn(operators, operator)) throw wrong(`operator ${operator}`);
    const condition = conditions.get(`${field}${operator}`) ?? { field, operator, values: [] };
    condition.values.push(...(operator === '$in' ? value.split(',') : [value]).map((text) => text.slice(0, 200)));
    if (condition.values.length > maxValues) throw wrong(`filter ${key}`);
    conditions.set(`${field}${operator}`, condition);
  }
  const and: Where[] = [...conditions.values()].map(({ field, operator, values }) => ({
    [type.fields[field] ?? field]: {
      [operators[operator] ?? 'equals']: operator === '$in' ? values : storedValue(values.at(-1) ?? ''),
    },
  }));
  const start = wholeNumber(params, 'pagination[start]', 0);
  const limit = wholeNumber(params, 'pagination[limit]', 25);
  const usesStart = params.has('pagination[start]') || params.has('pagination[limit]');
  const pageSize = Math.min(
    maxPageSize,
    Math.max(1, usesStart ? limit : wholeNumber(params, 'pagination[pageSize]', 25)),
  );
  const page = Math.max(1, usesStart ? Math.floor(start / pageSize) + 1 : wholeNumber(params, 'pagination[page]', 1));
  const locale = params.get('locale') || defaultLocale;
  if (!isLocale(locale)) throw wrong('locale');
  return {
    locale,
    where: { and },
    sort: sortOf(params, type),
    page,
    pageSize,
    fields: fieldsOf(params, type),
  };
}

/** The values of a parameter, given as `name`, `name[]` or `name[0]`, with commas or without. */
function valuesOf(params: URLSearchParams, name: string): string[] {
  return [...params]
    .filter(([key]) => key.replace(/\[\d*\]$/, '') === name)
    .flatMap(([, value]) => value.split(','))
    .filter(Boolean);
}

function sortOf(params: URLSearchParams, type: ContentType): string {
  const given = valuesOf(params, 'sort');
  if (given.length === 0) return type.defaultSort;
  return given
    .map((entry) => {
      const [field = '', direction = 'asc'] = entry.split(':');
      if (!Object.hasOwn(type.fields, field) || !/^(asc|desc)$/i.test(direction)) throw wrong(`sort ${entry}`);
      return `${direction.toLowerCase() === 'desc' ? '-' : ''}${type.fields[field]}`;
    })
    .join(',');
}

function fieldsOf(params: URLSearchParams, type: ContentType): string[] | null {
  const given = valuesOf(params, 'fields').filter((field) => field !== '*');
  for (const field of given) if (!Object.hasOwn(type.fields, field)) throw wrong(`field ${field}`);
  const populated = valuesOf(params, 'populate').filter((field) => field !== '*');
  return given.length > 0 ? [...given, ...populated] : null;
}

function storedValue(value: string): string | boolean {
  return value === 'true' ? true : value === 'false' ? false : value;
}

function wholeNumber(params: URLSearchParams, name: string, fallback: number): number {
  const value = params.get(name);
  if (value === null) return fallback;
  if (!/^\d{1,7}$/.test(value)) throw wrong(name);
  return Number(value);
}

function wrong(what: string): ServiceError {
  return new ServiceError('VALIDATION_FAILED', `not offered: ${what.slice(0, 120)}`);
}
