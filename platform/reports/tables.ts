import { locales } from '@/lib/kernel/i18n/locales';
import { hiddenTable } from '@/platform/kernel/back-office/define-table';

/** Addresses at which a student's parents read the report without an account (docs/product.md, "Reports"); the address itself is not stored. */
export const reportLinks = {
  ...hiddenTable('reportLinks', [
    { name: 'publicId', type: 'text', required: true, unique: true },
    { name: 'student', type: 'relationship', relationTo: 'students', required: true, index: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'locale', type: 'select', required: true, options: [...locales] },
    { name: 'createdAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date', required: true },
    { name: 'revokedAt', type: 'date' },
  ]),
  timestamps: false,
};
