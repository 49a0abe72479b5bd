import { campaignHref, hrefFor } from './href';
import { homeSlug } from './home-slug';

/** The collections whose entries are pages that an editor can preview before they are public. */
export const previewed = ['pages', 'campaigns', 'articles', 'championships'] as const;
export type Previewed = { of: (typeof previewed)[number]; name: string; locale: string };

/** The path of an entry's page. */
export function previewHref({ of, name, locale }: Previewed): string {
  switch (of) {
    case 'pages':
      return hrefFor(locale, name === homeSlug ? '' : name);
    case 'campaigns':
      return campaignHref(locale, name);
    case 'articles':
      return hrefFor(locale, `articles/${name}`);
    case 'championships':
      return hrefFor(locale, `SchoolChampionships/${name}`);
  }
}
