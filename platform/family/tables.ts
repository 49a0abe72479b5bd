import { maxLearnerName, oldestBirthYear } from '@/lib/family/learner';
import { ownOrSupport } from '@/platform/kernel/back-office/access-rules';
import { row, uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** Learners of an account (docs/product.md, "Family"). Only the customer writes them. */
export const learners = serviceTable({
  slug: 'learners',
  title: 'name',
  labels: labels('Learner', 'Learners', '家庭學員', '家庭学员', '家族の受講者'),
  group: 'people',
  columns: ['name', 'user', 'birthYear', 'birthMonth', 'createdAt'],
  access: { read: ownOrSupport },
  fields: [
    uniqueText('publicId', { hidden: true }),
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'name', type: 'text', required: true, maxLength: maxLearnerName },
    row([
      { name: 'birthYear', type: 'number', required: true, min: oldestBirthYear },
      { name: 'birthMonth', type: 'number', required: true, min: 1, max: 12 },
    ]),
  ],
});
