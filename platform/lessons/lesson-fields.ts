import type { JSONField } from 'payload';

/** The steps of a lesson (lib/lessons/authored-lesson), written on boards; the hooks of its collection validate it. */
export const lessonField = (name: string): JSONField => ({
  name,
  type: 'json',
  admin: { components: { Field: '/platform/lessons/back-office/lesson-field#LessonField' } },
});
