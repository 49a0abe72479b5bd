import type { CollectionConfig, NumberField, PayloadRequest } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { largestTeam } from '@/lib/championships/contract';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '@/platform/kernel/back-office/staff-text';
import { blocksField } from '@/platform/pages/page-blocks';
import { followEntries, protectEntered } from './table-hooks';
import { certificateEndpoints, resultsFromSheet } from './back-office/championship-papers';
import { actionsField } from '@/platform/kernel/back-office/staff-action';
import { row, slugField, uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { periodFields, timeZoneField } from '@/platform/kernel/back-office/fields/period-fields';
import { positionField } from '@/platform/go/position-fields';
import { contentTable, labels } from '@/platform/kernel/back-office/define-table';

/** Campaign events at `/{locale}{token}`, e.g. /zh-TWspring2027. */
export const campaigns = contentTable({
  slug: 'campaigns',
  labels: labels('Campaign', 'Campaigns', '活動', '活动', 'キャンペーン'),
  group: 'content',
  columns: ['title', 'token', 'startsAt', 'endsAt', '_status'],
  drafts: true,
  tags: ({ token }) => [cacheTags.campaigns, cacheTags.campaign(token)],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 160 },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 600 },
    blocksField,
    uniqueText('token', {
      maxLength: 40,
      admin: { position: 'sidebar' },
      // No hyphen: the token stands right behind the locale, and `zh-TW-x` would read as another locale.
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        /^[A-Za-z0-9]{3,40}$/.test(value ?? '') || textFor(req, complaints.token),
    }),
    ...periodFields(),
    timeZoneField,
  ],
});

/** The smallest number of players of a team; `teamSize` is the largest. */
const minTeamSize: NumberField = {
  name: 'minTeamSize',
  type: 'number',
  required: true,
  defaultValue: 1,
  validate: (value: number | null | undefined, { req, siblingData }: { req: PayloadRequest; siblingData: unknown }) => {
    const { teamSize } = siblingData as { teamSize?: number | null };
    return (Number.isInteger(value) && value! >= 1 && value! <= (teamSize ?? 1)) || textFor(req, complaints.teamSize);
  },
};

const events = contentTable({
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
    { name: 'rules', type: 'richText', localized: true },
    { name: 'venue', type: 'text', localized: true, maxLength: 200 },
    {
      name: 'groups',
      type: 'array',
      fields: [
        { name: 'name', type: 'text', localized: true, required: true, maxLength: 120 },
        { name: 'eligibility', type: 'textarea', localized: true },
        row([
          { name: 'limit', type: 'number', min: 1 },
          minTeamSize,
          { name: 'teamSize', type: 'number', required: true, defaultValue: 1, min: 1, max: largestTeam },
        ]),
        row(periodFields({ names: ['registrationStartsAt', 'registrationEndsAt'] })),
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
      fields: [
        { name: 'group', type: 'text', localized: true, required: true, maxLength: 120 },
        { name: 'winners', type: 'text', hasMany: true, localized: true, maxLength: 160 },
      ],
    },
    positionField('cover'),
    slugField('slug'),
    ...periodFields({ required: true }),
    ...periodFields({ required: true, names: ['registrationStartsAt', 'registrationEndsAt'] }),
    timeZoneField,
  ],
});

const { afterChange = [], afterDelete = [] } = events.hooks ?? {};
export const championships: CollectionConfig = {
  ...events,
  endpoints: [resultsFromSheet.endpoint, ...certificateEndpoints],
  fields: [
    ...events.fields,
    actionsField([resultsFromSheet]),
    {
      name: 'certificates',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/platform/certificates/back-office/certificate-links#CertificateLinks' },
      },
    },
  ],
  hooks: { afterChange: [followEntries, ...afterChange], afterDelete: [protectEntered, ...afterDelete] },
};
