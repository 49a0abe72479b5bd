import { givenProblem } from '@/lib/homework/own-problem';
import { writePage } from '@/lib/materials/page-sgf';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { gameOf } from '@/platform/notebook/game-of';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { contentOf, judgedOf, requireMaterial } from './material-rows';

/** A page as SGF; a problem with its right lines, or without them as long as it is not proved. */
export async function materialSgf({ ctx, input }: Asked<{ id: string }>): Promise<{ text: string }> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const row = await requireMaterial(database(ctx.payload), teacher, input.id);
  const content = contentOf(row);
  if (content.kind === 'page') return { text: writePage(content, row.title) };
  if (content.kind === 'file') throw new ServiceError('MATERIAL_UNKNOWN', 'it has no board');
  const { position, goal } = content;
  return { text: gameOf(givenProblem(content, judgedOf(row)) ?? { position, goal, moves: [] }, row.title) };
}
