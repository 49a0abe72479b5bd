import type { Field, JSONField, NumberField, PayloadRequest, RowField, SelectField, TextField, UIField } from 'payload';
import * as z from 'zod';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '../staff-text';

/** Fields that stand side by side. */
export const row = (fields: Field[]): RowField => ({ type: 'row', fields });

/** A unique text, enforced by the database. */
export const uniqueText = (name: string, more: Omit<Partial<TextField>, 'name' | 'type'> = {}) =>
  ({ name, type: 'text', required: true, unique: true, index: true, ...more }) as TextField;

const slugPattern = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** A public id: stands in addresses, so letters, digits and single hyphens. */
export const slugField = (name: string) =>
  uniqueText(name, {
    maxLength: 80,
    admin: { position: 'sidebar' },
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
      (!!value && value.length <= 80 && slugPattern.test(value)) || textFor(req, complaints.slug),
  });

const httpUrl = z.url({ protocol: /^https?$/ });

/** An http(s) address: anything else (javascript:, data:) would reach an href. */
export const httpUrlField = (name: string): TextField => ({
  name,
  type: 'text',
  maxLength: 500,
  validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
    !value || httpUrl.safeParse(value).success || textFor(req, complaints.httpUrl),
});

/** The titles or grants at the time of sale, shown as text. */
export const soldField = (name: 'titles' | 'grants'): JSONField => ({
  name,
  type: 'json',
  admin: {
    components: { Field: `/platform/fulfilment/back-office/sold#${name === 'titles' ? 'TitlesField' : 'GrantsField'}` },
  },
});

/** The title of the document that another field points to, for a table that has none of its own; not stored. */
export const titleOf = (name: string, path: string): TextField => ({ name, type: 'text', virtual: path });

/** JSON in the back office's own plain text area: Payload's editor is loaded from another company's server. */
export const jsonField = (name: string): JSONField => ({
  name,
  type: 'json',
  admin: { components: { Field: '/platform/kernel/back-office/fields/json-field#JsonField' } },
});

/** JSON that is shown by a component of its own. */
export const shownJson = (name: string, components: { Field: string; Cell?: string }): JSONField => ({
  name,
  type: 'json',
  admin: { components },
});

/** A column that only the list has, made from the rest of the document. */
export const listColumn = (name: string, Cell: string): UIField => ({
  name,
  type: 'ui',
  admin: { components: { Cell } },
});

/** The state of a document, in the sidebar; the first is the default. */
export const statusField = (statuses: readonly string[]): SelectField => ({
  name: 'status',
  type: 'select',
  required: true,
  defaultValue: statuses[0],
  index: true,
  options: [...statuses],
  admin: { position: 'sidebar' },
});

/** The smallest comes first. */
export const sortOrderField: NumberField = {
  name: 'sortOrder',
  type: 'number',
  required: true,
  defaultValue: 1000,
  admin: { position: 'sidebar' },
};

/** Where a link of a block leads (lib/pages/blocks): below the language, an anchor, or a whole address. */
export const targetField = (name: string): TextField => ({
  name,
  type: 'text',
  maxLength: 500,
  validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
    !value ||
    (!/^[a-z][a-z0-9+.-]*:/i.test(value) && !/[\s\\]|^\/\//.test(value)) ||
    httpUrl.safeParse(value).success ||
    textFor(req, complaints.target),
});
