import { uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { hiddenTable } from '@/platform/kernel/back-office/define-table';

/** Which instance runs each shared job, and until when (jobs/turn.ts). */
export const jobTurns = hiddenTable('jobTurns', [
  uniqueText('name'),
  { name: 'holder', type: 'text', required: true },
  { name: 'until', type: 'date', required: true },
]);
