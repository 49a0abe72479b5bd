import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { AuthoredStep } from '@/lib/lessons/authored-lesson';
import { videosIn, lengthsOfVideos, topicsWithVideo } from '@/platform/videos/video-use';
import type { Database } from '@/platform/kernel/database/database';
import { _topics_v, topics } from '@/platform/payload-generated-schema';
import { minutesOf } from './minutes-of';

/** Updates the minutes of public lessons that show a video, in the transaction that changed its length. */
export async function retimeLessons(db: Database, video: number): Promise<void> {
  const codes = await topicsWithVideo(db, video);
  if (codes.length === 0) return;
  const { id: topic, code, steps, _status } = topics;
  // Another video of the same lesson may change at the same time: the lock lets the second transaction see what the first has done.
  const shown = await db
    .select({ topic, steps })
    .from(topics)
    .where(and(inArray(code, codes), eq(_status, 'published')))
    .orderBy(topic)
    .for('update');
  for (const lesson of shown) {
    const named = videosIn(lesson.steps);
    if (!named.includes(video)) continue;
    const minutes = minutesOf(lesson.steps as AuthoredStep[], await lengthsOfVideos(db, named));
    await db.update(topics).set({ minutes }).where(eq(topic, lesson.topic));
    await db
      .update(_topics_v)
      .set({ version_minutes: minutes })
      .where(
        and(eq(_topics_v.parent, lesson.topic), eq(_topics_v.version__status, 'published'), eq(_topics_v.latest, true)),
      );
  }
}
