import { maxClassNameLength, maxNoteLength, maxStudentNameLength, studentStates } from '@/lib/classes/student';
import { oldestBirthYear } from '@/lib/family/learner';
import { canSupport, nobody } from '@/platform/kernel/back-office/access-rules';
import { row, titleOf, uniqueText } from '@/platform/kernel/back-office/basic-fields';
import { person } from '@/platform/events/tables';
import { hiddenTable, labels, serviceTable } from '@/platform/kernel/back-office/define-table';

const teacher = { name: 'teacher', type: 'relationship', relationTo: 'users', required: true } as const;
/** By which two spellings of one name are the same: lib/kernel/person/person-name. */
const nameKey = { name: 'nameKey', type: 'text', required: true, hidden: true } as const;

/** Whom a teacher teaches (docs/product.md, "A teacher's students"): the teacher's own row about an account, which no other teacher sees. */
export const students = serviceTable({
  slug: 'students',
  labels: labels('Student of a teacher', 'Students of teachers', '教師的學生', '教师的学生', '指導者の生徒'),
  title: 'name',
  group: 'people',
  columns: ['name', 'teacherName', 'userName', 'state', 'since'],
  access: { read: canSupport },
  indexes: [
    { fields: ['teacher', 'user', 'person'], unique: true },
    // The list, in its order.
    { fields: ['teacher', 'state', 'nameKey'] },
  ],
  fields: [
    uniqueText('publicId', { hidden: true }),
    teacher,
    titleOf('teacherName', 'teacher.username'),
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    titleOf('userName', 'user.username'),
    // A learner of a family who joined a class is one of its account; everybody else is the holder.
    { ...person, defaultValue: 0 },
    { name: 'name', type: 'text', required: true, maxLength: maxStudentNameLength },
    nameKey,
    row([
      { name: 'birthYear', type: 'number', min: oldestBirthYear },
      { name: 'birthMonth', type: 'number', min: 1, max: 12 },
    ]),
    // The teacher's own words, about a child: nobody else's to read.
    { name: 'note', type: 'textarea', maxLength: maxNoteLength, hidden: true, access: { read: nobody } },
    { name: 'state', type: 'select', required: true, defaultValue: 'active', options: [...studentStates] },
    { name: 'since', type: 'date', required: true },
    // The teacher made the account: cards, and what becomes of it, are the teacher's until a family has taken it over.
    { name: 'isMade', type: 'checkbox', required: true, defaultValue: false },
    // Of the code on the login card; the code itself is kept nowhere.
    { name: 'cardHash', type: 'text', unique: true, hidden: true, access: { read: nobody } },
    { name: 'cardAt', type: 'date' },
    // The address that a family is asked at to take the account over, and since when.
    { name: 'familyEmail', type: 'email', hidden: true, access: { read: nobody } },
    { name: 'familyAskedAt', type: 'date' },
    { name: 'archivedAt', type: 'date', index: true },
  ],
});

/** A teacher's classes. The handle stands on the login cards: short, and unlike every other. */
export const schoolClasses = serviceTable({
  slug: 'schoolClasses',
  labels: labels('Class of a teacher', 'Classes of teachers', '教師的班級', '教师的班级', '指導者のクラス'),
  title: 'name',
  group: 'people',
  columns: ['name', 'teacherName', 'handle', 'archivedAt', 'createdAt'],
  access: { read: canSupport },
  indexes: [{ fields: ['teacher', 'nameKey'], unique: true }],
  fields: [
    uniqueText('publicId', { hidden: true }),
    teacher,
    titleOf('teacherName', 'teacher.username'),
    { name: 'name', type: 'text', required: true, maxLength: maxClassNameLength },
    nameKey,
    uniqueText('handle'),
    { name: 'archivedAt', type: 'date' },
  ],
});

export const classMembers = {
  ...hiddenTable('classMembers', [
    { name: 'schoolClass', type: 'relationship', relationTo: 'schoolClasses', required: true },
    { name: 'student', type: 'relationship', relationTo: 'students', required: true, index: true },
    { name: 'since', type: 'date', required: true },
  ]),
  indexes: [{ fields: ['schoolClass', 'student'], unique: true }],
  timestamps: false,
};

/** Sheets of students that were read in: the same request, sent again, makes nobody twice. */
export const studentImports = {
  ...hiddenTable('studentImports', [
    teacher,
    { name: 'key', type: 'text', required: true },
    { name: 'made', type: 'number', required: true },
    { name: 'createdAt', type: 'date', required: true },
  ]),
  indexes: [{ fields: ['teacher', 'key'], unique: true }],
  timestamps: false,
};
