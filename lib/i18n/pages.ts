/** First path segment of every page below a locale, spelled as the addresses are. */
export const pageNames = [
  'anniversary',
  'branches',
  'courses',
  'faq',
  'GoCamp2025SS',
  'igqe-intro',
  'kidgo',
  'origin',
  'parents',
  'partners',
  'SchoolChampionships',
  'TeachingCooperationProject',
  'terms-of-service',
  'TrialCourse',
] as const;
export type PageName = (typeof pageNames)[number];

/** Pages whose whole content is an entry of the CMS collection `pages`. */
export const editorialPages = [
  'anniversary',
  'GoCamp2025SS',
  'igqe-intro',
  'kidgo',
  'parents',
  'TeachingCooperationProject',
  'terms-of-service',
  'TrialCourse',
] as const satisfies readonly PageName[];
