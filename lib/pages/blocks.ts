import * as z from 'zod';
import { imageSchema } from '@/lib/kernel/pictures/image';
import { positionSchema } from '@/lib/go/position-shape';
import { texts } from '@/lib/kernel/api/shapes';

/**
 * The blocks of pages, in the form of Strapi 5's dynamic zones: each block has its `__component`. All texts are in the entry's
 * language; an empty text is not shown.
 */
export const tones = ['plain', 'tinted', 'night'] as const;

/** One of these values; the first if the CMS sends none or an unknown one. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess((value) => (values.includes(String(value)) ? value : values[0]), z.enum(values));

/**
 * A link's target: 'courses?coursesType=vip' (below the language), 'origin/register' (a screen of the account), '/zh-TWspring2027' (unchanged),
 * '#anchor' or another site's URL.
 */
const link = texts('label', 'to');
const links = z.array(z.object(link));
/** The first one that is set is shown: a picture, a drawing by name, or a diagram. */
const visual = {
  picture: imageSchema.nullable(),
  illustration: z.string().nullable(),
  position: positionSchema.nullable(),
};
/** A problem with its texts. The tree of moves is recursive, so it is checked by lib/go/problem, not here. */
const playable = z.object({ ...texts('title', 'hint', 'wrong', 'solved'), problem: z.unknown() });
const entry = z.object(texts('title', 'text'));
const common = { ...texts('eyebrow', 'heading', 'lead', 'anchor'), tone: oneOf(tones) };

const block = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.object({ __component: z.literal(`blocks.${name}`), ...common, ...shape });

export const blockSchemas = [
  block('hero', {
    actions: links,
    figures: z.array(z.object(texts('figure', 'label'))),
    ...visual,
    problems: z.array(playable),
    ...texts('afterLabel', 'afterTo'),
  }),
  /** Safe HTML rendered from rich text. */
  block('text', texts('body')),
  block('pictureText', {
    ...texts('body'),
    items: z.array(entry),
    ...visual,
    side: oneOf(['left', 'right']),
    actions: links,
  }),
  block('cards', {
    items: z.array(z.object({ ...texts('title', 'text'), ...link, ...visual })),
    /** Overlaps the edge of the hero before it. */
    isLifted: z.boolean(),
  }),
  block('steps', { items: z.array(z.object(texts('title', 'text', 'time'))) }),
  block('table', {
    ...texts('caption', 'note'),
    columns: z.array(z.string()),
    rows: z.array(z.object({ cells: z.array(z.string()) })),
  }),
  block('figures', { items: z.array(z.object(texts('figure', 'label'))) }),
  /** A schedule; the day's name is set on its first entry. */
  block('schedule', {
    items: z.array(z.object(texts('title', 'day', 'time', 'text'))),
    /** The place; with a first and a last day the page is about an event. */
    place: z.string().default(''),
  }),
  /** Products by id; prices, discounts and availability come from the catalogue in the page's language. */
  block('offer', {
    productIds: z.array(z.string()),
    show: oneOf(['cards', 'prices']),
    ...texts('coupon', 'note'),
  }),
  block('problem', { problems: z.array(playable), ...texts('body', 'afterLabel', 'afterTo') }),
  /** Questions of the FAQ: picked ones, those of a group, one of each group, or all with a search. */
  block('questions', {
    show: oneOf(['mixed', 'picked', 'group', 'all']),
    faqSlugs: z.array(z.string()),
    groupCode: z.string(),
  }),
  block('reviews', {}),
  /** An own file, or a URL of another site; nothing is loaded before the visitor starts it. */
  block('video', {
    ...texts('title', 'fileUrl', 'url', 'captionsUrl'),
    poster: imageSchema.nullable(),
    illustration: z.string().nullable(),
  }),
  block('callToAction', { actions: links }),
  block('contact', {}),
  /** The headings of the blocks after it. */
  block('contents', {}),
  block('gradeRoad', {}),
  /** A finder of all branches, those with free seats, or only the cities. */
  block('branches', { show: oneOf(['finder', 'seats', 'cities']) }),
  block('championships', {}),
  /** The children's free starter course: its deadline is a setting; `actions` are shown after it. */
  block('starterCourse', { actions: links }),
  block('markets', {}),
  block('articles', {}),
] as const;

export const blockSchema = z.discriminatedUnion('__component', blockSchemas);
export type Block = z.infer<typeof blockSchema>;
export type BlockName = Block['__component'] extends `blocks.${infer Name}` ? Name : never;
export type BlockOf<Name extends BlockName> = Extract<Block, { __component: `blocks.${Name}` }>;
