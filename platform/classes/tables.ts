import { maxClassNameLength, maxNoteLength, maxStudentNameLength, studentStates } from '@/lib/classes/student';
import { oldestBirthYear } from '@/lib/family/learner';
import { canSupport, nobody } from '@/platform/kernel/back-office/access-rules';
import { row, titleOf, uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { person } from '@/platform/events/tables';
import { hiddenTable, labels, serviceTable } from '@/platform/kernel/back-office/define-table';

const teacher = { name: 'teacher', type: 'relationship', relationTo: 'users', required: true } as const;
/** Equal for two spellings of one name: lib/kernel/person/person-name. */
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
    // The learner of a family account that joined a class; 0 for the holder of the account.
    { ...person, defaultValue: 0 },
    { name: 'name', type: 'text', required: true, maxLength: maxStudentNameLength },
    nameKey,
    row([
      { name: 'birthYear', type: 'number', min: oldestBirthYear },
      { name: 'birthMonth', type: 'number', min: 1, max: 12 },
    ]),
    // The teacher's private note about a child: staff cannot read it.
    { name: 'note', type: 'textarea', maxLength: maxNoteLength, hidden: true, access: { read: nobody } },
    { name: 'state', type: 'select', required: true, defaultValue: 'active', options: [...studentStates] },
    { name: 'since', type: 'date', required: true },
    // The teacher created the account and is responsible for it and its login cards until a family takes it over.
    { name: 'isMade', type: 'checkbox', required: true, defaultValue: false },
    // Hash of the code on the login card; the code itself is not stored.
    { name: 'cardHash', type: 'text', unique: true, hidden: true, access: { read: nobody } },
    { name: 'cardAt', type: 'date' },
    // The email address at which the family was asked to take the account over, and when.
    { name: 'familyEmail', type: 'email', hidden: true, access: { read: nobody } },
    { name: 'familyAskedAt', type: 'date' },
    { name: 'archivedAt', type: 'date', index: true },
  ],
});

/** A teacher's classes. The handle is printed on the login cards: short and unique. */
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

/** Imported sheets of students: the same request, sent again, creates no student twice. */
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
