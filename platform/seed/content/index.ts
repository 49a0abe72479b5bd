import { articles } from './articles';
import { campaigns } from './campaigns';
import { championships } from './championships';
import { coupons } from './coupons';
import { faqGroups, faqs } from './faqs';
import { markets } from './markets';
import { pages } from './pages';
import { reviews } from './reviews';
import { siteMetadata } from './site-metadata';
import { cities, stores } from './stores';

/** Everything the seeder writes besides the catalogue. */
export const editorialContent = {
  siteMetadata,
  faqGroups,
  faqs,
  cities,
  stores,
  championships,
  campaigns,
  markets,
  coupons,
  articles,
  reviews,
  pages,
};
