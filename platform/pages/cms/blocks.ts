type Row = Record<string, unknown>;
type Named = { code?: string; slug?: string; url?: string | null };

const named = (value: unknown): Named => (value && typeof value === 'object' ? (value as Named) : {});
const list = (value: unknown) => (Array.isArray(value) ? value.map(named) : []);

/** A stored block in Strapi's form: its component by name, what it points to by public id. */
export function blockOf({ blockType, ...row }: Row): Row {
  return {
    ...row,
    __component: `blocks.${blockType}`,
    productIds: list(row.products).flatMap(({ code }) => code ?? []),
    faqSlugs: list(row.faqs).flatMap(({ slug }) => slug ?? []),
    groupCode: named(row.group).code ?? '',
    fileUrl: named(row.file).url ?? '',
    captionsUrl: named(row.captions).url ?? '',
  };
}
