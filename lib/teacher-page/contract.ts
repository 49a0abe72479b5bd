import * as z from 'zod';
import {
  asPublicText,
  isPageSlug,
  isPublicText,
  maxAboutLength,
  maxLineLength,
  maxPageNameLength,
  shownLanguages,
} from './teacher-page';
import { locales } from '@/lib/kernel/locale';
import { pageOfList, paged } from '@/lib/kernel/api/paging';
import { nameSchema } from '@/lib/kernel/person/names';
import { operationsOf } from '@/lib/kernel/api/operation';
import { inLanguage, localeSchema, texts, textsOrNull } from '@/lib/kernel/api/shapes';

/** A teacher's public page, under the course API: the teacher's own view of it, and the public one (docs/product.md, "A teacher's page"). */
const publicText = (longest: number) =>
  z
    .string()
    .max(longest * 2)
    .transform(asPublicText)
    .pipe(z.string().max(longest).refine(isPublicText));
const textsSchema = z.strictObject({
  about: publicText(maxAboutLength),
  places: publicText(maxLineLength),
  hours: publicText(maxLineLength),
  classes: publicText(maxLineLength),
});
const contentSchema = z.partialRecord(localeSchema, textsSchema);

const pageFields = {
  name: nameSchema(maxPageNameLength),
  /** The end of its address. */
  slug: z.string().trim().refine(isPageSlug),
  isOn: z.boolean(),
  languages: z.array(localeSchema).max(locales.length),
  content: contentSchema,
};
export const teacherPageInputSchema = z.strictObject(pageFields).refine(
  // A page that is on has at least one language, and each chosen language has its text.
  ({ isOn, languages, content }) =>
    !isOn || (languages.length > 0 && shownLanguages(languages, content).length === languages.length),
  { path: ['languages'] },
);
export type TeacherPageInput = z.output<typeof teacherPageInputSchema>;

const ownPageSchema = z.object({
  ...pageFields,
  name: z.string(),
  slug: z.string(),
  content: z.partialRecord(localeSchema, z.object(texts('about', 'places', 'hours', 'classes'))),
  /** Why staff took it down; it cannot be on until they allow it again. */
  ...textsOrNull('takenDownReason'),
});
export type OwnTeacherPage = z.infer<typeof ownPageSchema>;

const cardSchema = z.object({ ...texts('slug', 'name', 'about', 'places'), ...textsOrNull('picture') });
export type TeacherCard = z.infer<typeof cardSchema>;
const publicPageSchema = cardSchema.extend({
  ...texts('hours', 'classes'),
  /** Languages in which the page is shown. */
  languages: z.array(localeSchema),
});
export type TeacherPage = z.infer<typeof publicPageSchema>;

const { get, put } = operationsOf('course');
export const teacherPageOperations = {
  own: get('/teach/page', {
    summary: 'The teacher’s own page, whether or not it is on',
    access: 'user',
    response: z.object({ page: ownPageSchema.nullable(), ...textsOrNull('picture') }),
    errors: ['NOT_A_TEACHER'],
  }),
  save: put('/teach/page', {
    summary: 'Say what stands on the own page, in which languages, and whether it is on',
    access: 'user',
    body: teacherPageInputSchema,
    response: ownPageSchema,
    errors: ['NOT_A_TEACHER', 'TEACHING_LAPSED', 'PAGE_ADDRESS_TAKEN', 'PAGE_TAKEN_DOWN'],
  }),
  list: get('/teachers', {
    summary: 'Teachers whose page is on in this language, by name, fifty a page',
    access: 'public',
    query: z.object({ ...pageOfList, ...inLanguage }),
    response: paged(cardSchema),
  }),
  page: get('/teachers/{slug}', {
    summary: 'The page of a teacher in this language, while it is on',
    access: 'public',
    params: z.object({ slug: z.string().max(60) }),
    query: z.object(inLanguage),
    response: publicPageSchema,
    errors: ['NOT_FOUND'],
  }),
};
