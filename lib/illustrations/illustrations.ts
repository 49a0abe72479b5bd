/** The names of the shop's drawings, which a block, a page or a product can show instead of a photograph. */
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
  // Goods, each in its most recognisable view.
  'board-9',
  'board-19',
  'stones-and-bowls',
  'magnetic-board',
  'workbook-beginner',
  'workbook-intermediate',
  'clock',
  'demo-board',
  'record-notebook',
  // Other views of the same goods.
  'board-9-folded',
  'board-19-back',
  'stones-close-up',
  'magnetic-board-closed',
  'workbook-open',
  'record-notebook-open',
] as const;

export type IllustrationName = (typeof illustrations)[number];

export const isIllustration = (name: unknown): name is IllustrationName =>
  (illustrations as readonly unknown[]).includes(name);

/** The URL of the drawing as a file. */
export const illustrationHref = (name: string) => `/illustrations/${name}.svg`;

const further: Partial<Record<IllustrationName, readonly IllustrationName[]>> = {
  'board-9': ['board-9-folded'],
  'board-19': ['board-19-back', 'stones-and-bowls'],
  'stones-and-bowls': ['stones-close-up'],
  'magnetic-board': ['magnetic-board-closed'],
  'workbook-beginner': ['workbook-open'],
  'workbook-intermediate': ['workbook-open'],
  'record-notebook': ['record-notebook-open'],
};

/** A drawing and the other views of the same thing. */
export const viewsOf = (name: IllustrationName): readonly IllustrationName[] => [name, ...(further[name] ?? [])];
