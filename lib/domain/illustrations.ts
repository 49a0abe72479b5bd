/** The drawn pictures of the shop, by name: what a block, a page or a product may show where no photograph is at hand. */
export const illustrations = [
  'classroom',
  'child-at-board',
  'parent-and-child',
  'teacher',
  'online-lesson',
  'exam',
  'certificate',
  'parcel',
  'camp',
  'trophy',
  'calendar',
  'map',
  'anniversary',
  'phone-lesson',
  'teaching-desk',
  'league',
  // Goods, each from its telling side.
  'board-9',
  'board-19',
  'stones-and-bowls',
  'magnetic-board',
  'workbook-beginner',
  'workbook-intermediate',
  'clock',
  'demo-board',
  'record-notebook',
  // The same goods seen otherwise.
  'board-9-folded',
  'board-19-back',
  'stones-in-hand',
  'magnetic-board-closed',
  'workbook-open',
  'record-notebook-open',
] as const;

export type IllustrationName = (typeof illustrations)[number];
