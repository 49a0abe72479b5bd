import * as z from 'zod';
import { imageSchema } from '@/lib/kernel/pictures/image';
import { positionSchema } from '@/lib/go/position-shape';
import { texts } from '@/lib/kernel/api/shapes';

/**
 * What pages are composed of, in the form of Strapi 5's dynamic zones: each block names its `__component`. All of it is written in the entry's
 * language; an empty text is left out of the page.
 */
export const tones = ['plain', 'tinted', 'night'] as const;

/** One of these; the first where a CMS sends none, or another. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess((value) => (values.includes(String(value)) ? value : values[0]), z.enum(values));

/**
 * Where a link leads: 'courses?coursesType=vip' (below the language), 'origin/register' (a screen of the account), '/zh-TWspring2027' (as it is),
 * '#anchor' or another site's address.
 */
const link = texts('label', 'to');
const links = z.array(z.object(link));
/** Of these the first that is given is shown: a picture, a drawn one by its name, a diagram. */
const visual = {
  picture: imageSchema.nullable(),
  illustration: z.string().nullable(),
  position: positionSchema.nullable(),
};
/** A position to play on, with what is said about it. The tree of moves is recursive, so it is checked by lib/go/problem, not here. */
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
    /** Drawn up over the edge of the hero before it. */
    isLifted: z.boolean(),
  }),
  block('steps', { items: z.array(z.object(texts('title', 'text', 'time'))) }),
  block('table', {
    ...texts('caption', 'note'),
    columns: z.array(z.string()),
    rows: z.array(z.object({ cells: z.array(z.string()) })),
  }),
  block('figures', { items: z.array(z.object(texts('figure', 'label'))) }),
  /** What happens when; a day's name stands with its first entry. */
  block('schedule', {
    items: z.array(z.object(texts('title', 'day', 'time', 'text'))),
    /** Where it happens; with a first and a last day the page is about an event. */
    place: z.string().default(''),
  }),
  /** Named products: what they cost, what is saved and whether they are sold comes from the catalogue in the page's language. */
  block('offer', {
    productIds: z.array(z.string()),
    show: oneOf(['cards', 'prices']),
    ...texts('coupon', 'note'),
  }),
  block('problem', { problems: z.array(playable), ...texts('body', 'afterLabel', 'afterTo') }),
  /** Questions of the FAQ: those named, those of a group, one of each group, or all with a search. */
  block('questions', {
    show: oneOf(['mixed', 'picked', 'group', 'all']),
    faqSlugs: z.array(z.string()),
    groupCode: z.string(),
  }),
  block('reviews', {}),
  /** A file of ours, or another site's address; nothing of it is loaded before it is asked for. */
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
  /** All branches to choose from, those with free seats, or the cities alone. */
  block('branches', { show: oneOf(['finder', 'seats', 'cities']) }),
  block('championships', {}),
  /** The children's free course that is claimed: its date is a setting; the links are for when that is over. */
  block('starterCourse', { actions: links }),
  block('markets', {}),
  block('articles', {}),
] as const;

export const blockSchema = z.discriminatedUnion('__component', blockSchemas);
export type Block = z.infer<typeof blockSchema>;
export type BlockName = Block['__component'] extends `blocks.${infer Name}` ? Name : never;
export type BlockOf<Name extends BlockName> = Extract<Block, { __component: `blocks.${Name}` }>;
