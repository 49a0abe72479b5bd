import { triedOf } from '@/platform/homework/learner/tried';
import { notFound, type Batch, type Handlers } from '@/platform/events/handler';

/** Judges a try at a problem of homework by the homework that was given to this person. */
export async function homeworkHandler({ db, who, events }: Batch): Promise<Handlers<'homework'>> {
  const tried = await triedOf(db, who, events);
  return {
    homework: async (event) => {
      const stored = tried(event);
      return stored ? { stored } : notFound;
    },
  };
}
