import type { CollectionConfig } from 'payload';
import { previewed, type Previewed } from '@/lib/kernel/links/preview';

export const isPreviewed = (slug: string): slug is Previewed['of'] => (previewed as readonly string[]).includes(slug);

/** The preview of an entry's page, beside its form and in a tab of its own (`app/api/preview`). */
export function pagePreview(
  of: Previewed['of'],
): Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'> {
  const address = (data: Record<string, unknown>, locale: string) => {
    const name = data.slug ?? data.token;
    return typeof name === 'string' && name ? `/api/preview?${new URLSearchParams({ of, name, locale })}` : null;
  };
  return {
    preview: (data, { locale }) => address(data, locale),
    livePreview: {
      url: ({ data, locale }) => address(data, locale.code) ?? '',
      breakpoints: [
        { name: 'phone', label: '375', width: 375, height: 740 },
        { name: 'tablet', label: '768', width: 768, height: 900 },
        { name: 'desktop', label: '1440', width: 1440, height: 900 },
      ],
    },
  };
}
