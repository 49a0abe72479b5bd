import type { CollectionConfig, NumberField, PayloadRequest } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { oldestAge } from '@/lib/branches/branch-filter';
import { storeRegions } from '@/lib/branches/store-regions';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '@/platform/kernel/back-office/staff-text';
import { followBranch, followClock, protectBookedBranch, protectBookedClasses } from './table-hooks';
import { row, slugField, sortOrderField } from '@/platform/kernel/back-office/fields/basic-fields';
import { periodFields, timeZoneField } from '@/platform/kernel/back-office/fields/period-fields';
import { contentTable, inSidebar, labels } from '@/platform/kernel/back-office/define-table';

const tags = () => [cacheTags.stores];

/** Adds a table's own hooks before those of every table. */
const hooked = (table: CollectionConfig, own: NonNullable<CollectionConfig['hooks']>): CollectionConfig => ({
  ...table,
  hooks: { ...table.hooks, ...own, afterChange: [...(own.afterChange ?? []), ...(table.hooks?.afterChange ?? [])] },
});

const towns = contentTable({
  slug: 'cities',
  labels: labels('City', 'Cities', '城市', '城市', '都市'),
  group: 'places',
  columns: ['name', 'regionId', 'sortOrder'],
  defaultSort: 'sortOrder',
  tags,
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80 },
    { name: 'stores', type: 'join', collection: 'stores', on: 'city' },
    slugField('code'),
    ...inSidebar([
      { name: 'regionId', type: 'select', required: true, index: true, options: [...storeRegions] },
      timeZoneField,
      sortOrderField,
    ]),
  ],
});

/** The ages a class is for, in years; a trial class for ages 4 to 10 unless staff set others (docs/product.md, "Grades"). */
const ageField = (name: 'ageFrom' | 'ageTo', usual: number): NumberField => ({
  name,
  type: 'number',
  required: true,
  defaultValue: usual,
  validate: (value: number | null | undefined, { req, siblingData }: { req: PayloadRequest; siblingData: unknown }) => {
    const { ageFrom } = siblingData as { ageFrom?: number | null };
    const least = name === 'ageTo' ? (ageFrom ?? 0) : 0;
    return (Number.isInteger(value) && value! >= least && value! <= oldestAge) || textFor(req, complaints.ages);
  },
});

const branches = contentTable({
  slug: 'stores',
  labels: labels('Branch', 'Branches', '分校', '校区', '教室'),
  group: 'places',
  columns: ['name', 'city', 'phone', 'updatedAt'],
  tags,
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 120 },
    { name: 'address', type: 'text', localized: true, required: true, maxLength: 200 },
    { name: 'openingHours', type: 'textarea', localized: true },
    { name: 'phone', type: 'text', required: true, maxLength: 40 },
    row([
      { name: 'latitude', type: 'number', required: true, min: -90, max: 90 },
      { name: 'longitude', type: 'number', required: true, min: -180, max: 180 },
    ]),
    {
      name: 'experienceCourses',
      type: 'array',
      admin: { initCollapsed: true },
      fields: [
        row(periodFields({ required: true })),
        row([
          { name: 'seats', type: 'number', required: true, min: 0 },
          { name: 'seatsTaken', type: 'number', required: true, min: 0, defaultValue: 0 },
        ]),
        row([ageField('ageFrom', 4), ageField('ageTo', 10)]),
      ],
    },
    slugField('code'),
    ...inSidebar([{ name: 'city', type: 'relationship', relationTo: 'cities', required: true, index: true }]),
  ],
});

export const cities = hooked(towns, { afterChange: [followClock] });

/** Branches and their experience courses; the id of an experience course is its row's id. */
export const stores = hooked(branches, {
  beforeChange: [protectBookedClasses],
  beforeDelete: [protectBookedBranch],
  afterChange: [followBranch],
});
