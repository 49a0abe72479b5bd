import { createServer } from 'node:http';
import { collections, Media, Parts, singles, Zone } from './strapi-content.mjs';

/**
 * A fake of Strapi 5, as a process of its own, on the port it prints. It answers in Strapi's REST form and is as strict:
 * pictures, components and zones come only when they are asked for, one level at a time; what it does not know is an error.
 */
const ok = (data, meta = {}) => ({ status: 200, body: { data, meta } });
const reject = (status, name, message) => ({
  status,
  body: { data: null, error: { status, name, message, details: {} } },
});
const isRelation = (value) => value instanceof Media || value instanceof Parts || value instanceof Zone;

/** `filters[slug][$eq]=x` as { filters: { slug: { $eq: 'x' } } }. */
function parsed(params) {
  const query = {};
  for (const [key, value] of params) {
    const path = key.split(/[[\]]+/).filter(Boolean);
    const last = path.pop();
    let at = query;
    for (const name of path) at = at[name] ??= {};
    at[last] = value;
  }
  return query;
}

/** An entry or component with what `populate` names of its relations; '*' is all of this level. */
function shown(row, populate, only) {
  const asked = (name) =>
    typeof populate === 'object' ? populate[name] : populate === '*' || String(populate).split(',').includes(name);
  const fields = Object.entries(row).flatMap(([name, value]) => {
    if (!isRelation(value)) return !only || only.includes(name) ? [[name, value]] : [];
    const below = asked(name);
    if (!below) return [];
    if (value instanceof Media) return [[name, { ...value }]];
    if (value instanceof Zone && typeof below === 'object' && below.populate !== '*')
      throw reject(400, 'ValidationError', 'Invalid nested population query detected.');
    return [[name, [...value].map((part) => shown(part, typeof below === 'object' ? below.populate : ''))]];
  });
  return Object.fromEntries(fields);
}

const operators = {
  $eq: (value, wanted) => String(value) === wanted,
  $in: (value, wanted) => (typeof wanted === 'object' ? Object.values(wanted) : [wanted]).includes(String(value)),
  $containsi: (value, wanted) => String(value).toLowerCase().includes(wanted.toLowerCase()),
};

function list(rows, { locale = 'zh-TW', filters = {}, sort, fields, populate, pagination = {} }) {
  const known = new Set(rows.flatMap(Object.keys));
  const only = fields && [
    'id',
    'documentId',
    ...(typeof fields === 'object' ? Object.values(fields) : fields.split(',')),
  ];
  const [by, direction] = (sort ?? 'id').split(':');
  for (const name of [...Object.keys(filters), ...(only ?? []), by])
    if (!known.has(name)) throw reject(400, 'ValidationError', `Invalid key ${name}`);
  const found = rows
    .filter((row) => row.locale === locale)
    .filter((row) =>
      Object.entries(filters).every(([name, tests]) =>
        Object.entries(tests).every(([operator, wanted]) => {
          if (!operators[operator]) throw reject(400, 'ValidationError', `Invalid operator ${operator}`);
          return operators[operator](row[name], wanted);
        }),
      ),
    )
    .toSorted((a, b) => (a[by] > b[by] ? 1 : -1) * (direction === 'desc' ? -1 : 1));
  const page = Number(pagination.page ?? 1);
  const pageSize = Math.min(100, Number(pagination.pageSize ?? 25));
  return ok(
    found.slice((page - 1) * pageSize, page * pageSize).map((row) => shown(row, populate, only)),
    { pagination: { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length } },
  );
}

function answer({ pathname, searchParams }) {
  const query = parsed(searchParams);
  const [, api, name, documentId] = pathname.split('/');
  if (api !== 'api') return reject(404, 'NotFoundError', 'Not Found');
  if (Object.hasOwn(singles, name)) {
    const row = singles[name].find(({ locale }) => locale === (query.locale ?? 'zh-TW'));
    return row ? ok(shown(row, query.populate)) : reject(404, 'NotFoundError', 'Not Found');
  }
  if (!Object.hasOwn(collections, name)) return reject(404, 'NotFoundError', 'Not Found');
  if (!documentId) return list(collections[name], query);
  const [entry] = list(collections[name], { ...query, filters: { documentId: { $eq: documentId } } }).body.data;
  return entry ? ok(entry) : reject(404, 'NotFoundError', 'Not Found');
}

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const server = createServer((request, response) => {
  const address = new URL(request.url, 'http://strapi');
  if (address.pathname.startsWith('/uploads/'))
    return response.writeHead(200, { 'content-type': 'image/png' }).end(dot);
  let reply;
  try {
    reply = answer(address);
  } catch (rejected) {
    reply = rejected.body ? rejected : reject(500, 'InternalServerError', String(rejected));
  }
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
});
server.listen(0, 'localhost', () => process.stdout.write(`${server.address().port}\n`));
