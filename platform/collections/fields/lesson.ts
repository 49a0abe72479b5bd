import type { JSONField } from 'payload';

/** The steps of a lesson (lib/contract/authored-lesson), written on boards; the hooks of its collection say what is wrong with it. */
export const lessonField = (name: string): JSONField => ({
  name,
  type: 'json',
  admin: { components: { Field: '/platform/back-office/lesson-editor/lesson-field#LessonField' } },
});
