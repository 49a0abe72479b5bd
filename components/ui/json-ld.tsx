export type JsonLdData = { '@context'?: 'https://schema.org'; '@type': string; [property: string]: unknown };

/** Structured data for search engines. `<` never appears in it, so no text can end the script. */
export function JsonLd({ data }: { data: JsonLdData }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Where a page stands; `steps` from the home page on, absolute addresses. */
export function BreadcrumbJsonLd({ steps }: { steps: readonly { name: string; url: string }[] }) {
  const itemListElement = steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
