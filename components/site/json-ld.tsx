import { pageUrl } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** Structured data for search engines. `<` never appears in it, so no text can end the script. */
export function JsonLd({ data }: { data: { '@type': string; [property: string]: unknown } }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

export const listItems = (entries: readonly object[]) =>
  entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));

/** A step with a path below the locale, or with a whole address. */
type Step = { name: string } & ({ to: string } | { url: string });

/** The breadcrumb of a page; `steps` from the home page on. */
export async function BreadcrumbJsonLd({ steps }: { steps: readonly Step[] }) {
  const locale = await pageLocale();
  const places = steps.map((step) => ({ name: step.name, item: 'url' in step ? step.url : pageUrl(locale, step.to) }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: listItems(places) }} />;
}
