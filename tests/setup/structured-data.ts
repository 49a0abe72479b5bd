/**
 * What search engines require of structured data, as Google documents it for each type (required properties; of a list: one of them), and
 * the rules for every type.
 */
const required: Record<string, (string | string[])[]> = {
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'author'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', ['courseSchedule', 'courseWorkload']],
  DataFeed: ['name', 'dataFeedElement'],
  DataFeedItem: ['item'],
  EducationalOrganization: ['name', ['url', '@id']],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  DefinedRegion: ['addressCountry'],
  ListItem: ['position', ['item', 'url']],
  LocalBusiness: ['name', 'address'],
  MonetaryAmount: ['value', 'currency'],
  Offer: ['price', 'priceCurrency'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  Organization: ['name'],
  Place: ['name', 'address'],
  PostalAddress: ['streetAddress'],
  Product: ['name', 'image', 'offers'],
  Question: ['name', 'acceptedAnswer'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
};
const addresses = /^(?:url|item|image|logo|@id|sameAs|thumbnailUrl|contentUrl|mainEntityOfPage)$/;
const dates = /^(?:startDate|endDate|datePublished|dateModified|uploadDate|validThrough)$/;
const isDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

type Node = Record<string, unknown>;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every piece of structured data in a page. */
export const structuredDataOf = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text]) => text!);

/** What is wrong with one piece, as 'Product.offers is missing'. */
export function faultsOf(text: string): string[] {
  const data: unknown = JSON.parse(text);
  if (!isNode(data) || !String(data['@context']).startsWith('https://schema.org'))
    return ['@context is not schema.org'];
  const known = new Set<unknown>();
  const named: string[] = [];
  const faults = faultsIn(data, known, named);
  return [...faults, ...named.filter((id) => !known.has(id)).map((id) => `@id ${id} leads to nothing`)];
}

function faultsIn(node: Node, known: Set<unknown>, named: string[]): string[] {
  const types = listOf(node['@type']).filter(Boolean) as string[];
  if (types.length === 0) {
    // A node that only points to another.
    if (typeof node['@id'] === 'string' && Object.keys(node).length === 1) {
      named.push(node['@id']);
      return [];
    }
    return [`no @type: ${Object.keys(node).join(', ')}`];
  }
  known.add(node['@id']);
  const kind = types.join('+');
  const missing = types.flatMap((type) =>
    (required[type] ?? [])
      .filter((names) => listOf(names).every((name) => isEmpty(node[name as string])))
      .map((names) => `${kind}.${listOf(names).join('|')} is missing`),
  );
  const wrong = Object.entries(node).flatMap(([name, value]) =>
    isEmpty(value)
      ? [`${kind}.${name} is empty`]
      : listOf(value).flatMap((one) => faultOf(`${kind}.${name}`, name, one)),
  );
  const within = Object.values(node).flatMap((value) =>
    listOf(value).flatMap((one) => (isNode(one) ? faultsIn(one, known, named) : [])),
  );
  const { startDate, endDate } = node;
  const isTurned =
    typeof startDate === 'string' && typeof endDate === 'string' && Date.parse(startDate) > Date.parse(endDate);
  return [...missing, ...wrong, ...(isTurned ? [`${kind} ends before it starts`] : []), ...within];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function faultOf(where: string, name: string, value: unknown): string[] {
  if (addresses.test(name) && typeof value === 'string' && !/^https?:\/\/[^/]+/.test(value))
    return [`${where} is no whole address: ${value}`];
  if (dates.test(name) && !(typeof value === 'string' && isDate.test(value)))
    return [`${where} is no date: ${String(value)}`];
  if (name === 'price' && !/^\d+(?:\.\d+)?$/.test(String(value))) return [`${where} is no number: ${String(value)}`];
  if (name === 'priceCurrency' && !/^[A-Z]{3}$/.test(String(value)))
    return [`${where} is no currency: ${String(value)}`];
  return [];
}
