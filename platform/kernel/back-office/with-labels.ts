import type {
  Block,
  CollectionConfig,
  DateField,
  Field,
  GlobalConfig,
  Option,
  SelectField,
  Tab,
  TextField,
} from 'payload';
import type { TitleField } from '@/platform/kernel/back-office/fields/row-title';
import { isStaffText, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { fieldLabels, type Dictionary, type FieldLabels } from './labels/field-labels';

/** The texts of all fields, filled by platform/back-office/dictionaries.ts, which imports all nouns, before the tables are made. */
const dictionary: Record<string, StaffText | FieldLabels> = {};
export const addLabels = (texts: Dictionary): void => void Object.assign(dictionary, texts);

function textsOf(path: readonly string[]): FieldLabels | undefined {
  const ends = path.map((_, index) => path.slice(index).join('.'));
  const known = ends.find((end) => Object.hasOwn(dictionary, end));
  return known === undefined ? undefined : fieldLabels(dictionary[known]!);
}

/** The label of a field of a table, group by group: 'Price · NT$ · Selling price'. */
export const nameOfField = (table: string, path: string, language: string): string =>
  path
    .split('.')
    .map((name, index, names) => {
      const found = textsOf([table, ...names.slice(0, index + 1)]);
      return found ? textIn(found.label, language) : name;
    })
    .join(' · ');

/** The label of a value of a field: 'Paid' for PAID. */
export function nameOfValue(path: readonly string[], value: string, language: string): string {
  const name = textsOf(path)?.options?.[value];
  return name ? textIn(name, language) : value;
}

const optionIn = (options: FieldLabels['options']) => (option: Option) => {
  const value = typeof option === 'string' ? option : option.value;
  return { value, label: options?.[value] ?? (typeof option === 'string' ? option : option.label) };
};

const namesOfTitles = ['title', 'heading', 'name', 'question', 'label', 'text'];
const typesOfTitles = new Set(['text', 'textarea', 'select', 'number', 'date', 'relationship']);

/** The fields that can be the title of a row, the likeliest first. */
function titleFields(fields: readonly Field[]): TitleField[] {
  const found = fields.flatMap((field): TitleField[] => {
    if (!('name' in field)) return 'fields' in field ? titleFields(field.fields) : [];
    if (!typesOfTitles.has(field.type)) return [];
    return [
      {
        name: field.name,
        isDate: field.type === 'date',
        of: field.type === 'relationship' && typeof field.relationTo === 'string' ? field.relationTo : undefined,
        options: field.type === 'select' ? labelsOf(field) : undefined,
      },
    ];
  });
  const rank = ({ name }: TitleField) => (namesOfTitles.includes(name) ? namesOfTitles.indexOf(name) : Infinity);
  return found.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

const labelsOf = ({ options }: SelectField) =>
  Object.fromEntries(
    options.flatMap((option) =>
      typeof option === 'object' && isStaffText(option.label) ? [[option.value, option.label]] : [],
    ),
  );

const rowTitle = (fields: readonly Field[], kind?: StaffText) => ({
  path: '/platform/kernel/back-office/fields/row-title#RowTitle',
  clientProps: { fields: titleFields(fields), kind },
});

/** The field with the texts of its dictionary entry; its own texts in four languages take precedence. */
function labelled(field: Field, parent: readonly string[]): Field {
  const path = 'name' in field && field.name ? [...parent, field.name] : parent;
  const found = 'name' in field ? textsOf(path) : undefined;
  const given = field as { label?: unknown; admin?: { description?: unknown } };
  const inner = {
    ...field,
    ...(found && {
      label: isStaffText(given.label) ? given.label : found.label,
      admin: { ...given.admin, description: given.admin?.description ?? found.description },
    }),
  } as Field;
  switch (inner.type) {
    case 'tabs':
      return { ...inner, tabs: inner.tabs.map((tab) => labelledTab(tab, path)) };
    case 'select':
      return { ...inner, options: inner.options.map(optionIn(found?.options)) } as SelectField;
    case 'text':
      // A text that the services write is shown by its label, if it has one.
      return found?.options ? named(inner, found.options) : inner;
    case 'date':
      return dated(inner);
    case 'array': {
      const fields = inner.fields.map((each) => labelled(each, path));
      return {
        ...inner,
        labels: inner.labels ?? (found && { singular: found.one ?? found.label, plural: found.label }),
        admin: { ...inner.admin, components: { RowLabel: rowTitle(fields), ...inner.admin?.components } },
        fields,
      };
    }
    case 'blocks':
      return { ...inner, blocks: inner.blocks.map(labelledBlock) };
    case 'row':
    case 'collapsible':
    case 'group':
      return { ...inner, fields: inner.fields.map((each) => labelled(each, path)) } as Field;
    default:
      return inner;
  }
}

const named = (field: TextField, names: FieldLabels['options']): TextField => {
  const of = (part: string) => ({
    path: `/platform/kernel/back-office/fields/named-text#${part}`,
    clientProps: { names },
  });
  return {
    ...field,
    admin: {
      ...field.admin,
      components: { Field: of('NamedField'), Cell: of('NamedCell'), ...field.admin?.components },
    },
  };
};

/** Shows a date in the format of each language (date-fns), with its time if it has one. */
function dated(field: DateField): DateField {
  const { date, readOnly } = field.admin ?? {};
  const hasTime = readOnly || date?.pickerAppearance === 'dayAndTime';
  return {
    ...field,
    admin: {
      ...field.admin,
      date: hasTime
        ? { pickerAppearance: 'dayAndTime', displayFormat: 'PPp', timeFormat: 'p' }
        : { displayFormat: 'PP' },
    },
  };
}

function labelledTab(tab: Tab, path: readonly string[]): Tab {
  const below = 'name' in tab && tab.name ? [...path, tab.name] : path;
  return { ...tab, fields: tab.fields.map((each) => labelled(each, below)) };
}

function labelledBlock(block: Block): Block {
  const fields = block.fields.map((each) => labelled(each, [block.slug]));
  const kind = isStaffText(block.labels?.singular) ? block.labels.singular : undefined;
  return {
    ...block,
    admin: {
      disableBlockName: true,
      ...block.admin,
      components: { Label: rowTitle(fields, kind), ...block.admin?.components },
    },
    fields,
  };
}

/** Gives every field of a collection or global its texts in the staff's language: label, description, options and rows. */
export const withLabels = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  fields: config.fields.map((field) => labelled(field, [config.slug])),
});
