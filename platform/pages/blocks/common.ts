import type { ArrayField, Block, Field, SelectField, TextField } from 'payload';
import { tones, type BlockName } from '@/lib/pages/blocks';
import { illustrations } from '@/lib/illustrations/illustrations';
import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { row, targetField } from '@/platform/kernel/back-office/fields/basic-fields';
import { pictureField } from '@/platform/kernel/back-office/fields/picture-fields';
import { sketchOf } from './sketches';
import { positionField, problemField } from '@/platform/go/position-fields';

export const text = (name: string, maxLength = 200, more: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', maxLength, ...more }) as TextField;
export const area = (name: string): Field => ({ name, type: 'textarea', maxLength: 600 });
export const choice = (name: string, options: readonly string[]): SelectField => ({
  name,
  type: 'select',
  required: true,
  defaultValue: options[0],
  options: [...options],
});
/** Rows, collapsed at first. */
export const list = (name: string, fields: Field[], maxRows = 30): ArrayField => ({
  name,
  type: 'array',
  maxRows,
  admin: { initCollapsed: true },
  fields,
});

/** What every block can begin with. */
const opening: Field[] = [row([text('eyebrow', 80), text('heading')]), area('lead')];
const placing: Field[] = [row([choice('tone', tones), text('anchor', 60)])];

/** A block of a page. All its fields are those of one language: each language has its own list of blocks. */
export const pageBlock = (
  slug: BlockName,
  [singular, ...others]: [string, string, string, string],
  fields: Field[],
): Block => ({
  slug,
  imageURL: sketchOf(slug),
  labels: { singular: staffText(singular, ...others), plural: staffText(singular, ...others) } satisfies Record<
    string,
    StaffText
  >,
  fields: [...opening, ...fields, ...placing],
});

export const linkRow = row([text('label', 80), targetField('to')]);
export const actionsField = list('actions', [linkRow], 2);

/** The first that is given is shown. */
export const visualFields: Field[] = [
  pictureField('picture'),
  { name: 'illustration', type: 'select', options: [...illustrations] },
  positionField('position'),
];

/** Positions to play, with their texts. */
export const problemsField = list(
  'problems',
  [text('title'), row([text('hint', 300), text('wrong', 300), text('solved', 300)]), problemField('problem')],
  6,
);
/** What is offered when the last problem is solved. */
export const afterRow = row([text('afterLabel', 80), targetField('afterTo')]);
