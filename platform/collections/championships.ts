import { cacheTags } from '@/lib/data/cache-tags';
import { slugField } from './fields/basic';
import { periodFields, timeZoneField } from './fields/period';
import { contentTable, labels } from './tables';

export const championships = contentTable({
  slug: 'championships',
  labels: labels('Championship', 'Championships', '校際賽', '校际赛', '学校対抗戦'),
  group: 'content',
  columns: ['title', 'slug', 'startsAt', '_status'],
  defaultSort: '-startsAt',
  drafts: true,
  tags: ({ slug }) => [cacheTags.championships, cacheTags.championship(slug)],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'description', type: 'richText', localized: true },
    { name: 'venue', type: 'text', localized: true, maxLength: 200 },
    {
      name: 'groups',
      type: 'array',
      fields: [
        { name: 'name', type: 'text', localized: true, required: true, maxLength: 120 },
        { name: 'eligibility', type: 'textarea', localized: true },
      ],
    },
    {
      name: 'prizes',
      type: 'array',
      fields: [
        { name: 'place', type: 'text', localized: true, required: true, maxLength: 120 },
        { name: 'prize', type: 'textarea', localized: true },
      ],
    },
    {
      name: 'results',
      type: 'array',
      admin: { description: 'Empty until the event is over.' },
      fields: [
        { name: 'group', type: 'text', localized: true, required: true, maxLength: 120 },
        { name: 'winners', type: 'text', hasMany: true, localized: true, maxLength: 160 },
      ],
    },
    slugField('slug'),
    ...periodFields({ required: true }),
    ...periodFields({ required: true, names: ['registrationStartsAt', 'registrationEndsAt'] }),
    timeZoneField,
  ],
});
