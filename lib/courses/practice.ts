/** Names of practice lessons: `practice-<topic>` holds the exercises of a topic. */
const prefix = 'practice-';
export const practiceCount = 10;
/** Minutes of such a lesson, at 40 seconds a problem. */
export const practiceMinutes = 7;
export const practiceOf = (topic: string) => `${prefix}${topic}`;
export const isPractice = (lesson: string) => lesson.startsWith(prefix);
/** Problems tried since this time are drawn last (docs/product.md, "Learning"). */
export const lately = (now: Date) => new Date(now.getTime() - 14 * 86_400_000);
/** The topic of a lesson or of a practice lesson. */
export const topicOf = (lesson: string) => (isPractice(lesson) ? lesson.slice(prefix.length) : lesson);
