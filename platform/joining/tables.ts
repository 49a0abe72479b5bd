import { joinRequestStates } from '@/lib/joining/joining';
import { maxStudentNameLength } from '@/lib/classes/student';
import { uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { lean, person, user } from '@/platform/events/tables';
import { hiddenTable } from '@/platform/kernel/back-office/define-table';

/** Invitations by which families ask for a place in a class (docs/product.md, "Joining a class"). The code only allows asking. */
export const classInvitations = lean(
  hiddenTable('classInvitations', [
    uniqueText('publicId'),
    { name: 'schoolClass', type: 'relationship', relationTo: 'schoolClasses', required: true, index: true },
    uniqueText('code'),
    // How many may ask by it, and how many have asked.
    { name: 'most', type: 'number', required: true, min: 1 },
    { name: 'used', type: 'number', required: true, min: 0, defaultValue: 0 },
    { name: 'createdAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date', required: true },
    { name: 'revokedAt', type: 'date' },
  ]),
);

/** Join requests, with the person who asked and the teacher's answer. */
export const joinRequests = {
  ...lean(
    hiddenTable('joinRequests', [
      uniqueText('publicId'),
      { name: 'invitation', type: 'relationship', relationTo: 'classInvitations', required: true },
      { ...user, index: true },
      person,
      // The name that the family gave the teacher.
      { name: 'name', type: 'text', required: true, maxLength: maxStudentNameLength },
      { name: 'state', type: 'select', required: true, defaultValue: 'waiting', options: [...joinRequestStates] },
      { name: 'askedAt', type: 'date', required: true },
      { name: 'answeredAt', type: 'date' },
    ]),
  ),
  indexes: [{ fields: ['invitation', 'user', 'person'], unique: true }],
};
