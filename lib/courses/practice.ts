/** The lesson of exercises to a topic. */
const prefix = 'practice-';
export const practiceCount = 10;
/** Minutes of such a lesson, at 40 seconds a problem. */
export const practiceMinutes = 7;
export const practiceOf = (topic: string) => `${prefix}${topic}`;
export const isPractice = (lesson: string) => lesson.startsWith(prefix);
/** What was tried since then was tried lately, and is drawn again last (docs/product.md, "Learning"). */
export const lately = (now: Date) => new Date(now.getTime() - 14 * 86_400_000);
/** The topic a lesson is about. */
export const topicOf = (lesson: string) => (isPractice(lesson) ? lesson.slice(prefix.length) : lesson);
