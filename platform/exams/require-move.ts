import type { Problem } from '@/lib/go/position';
import { sideToPlay } from '@/lib/go/problem';
import { beginGame, play } from '@/lib/go/rules';
import { ServiceError } from '@/platform/kernel/service-error';

/** An answer is a move that the rules allow. @throws ServiceError VALIDATION_FAILED */
export function requireMove(problem: Problem, at: string): void {
  if (!play(beginGame(problem.position), sideToPlay(problem), at).legal)
    throw new ServiceError('VALIDATION_FAILED', 'not a move', { issues: [{ path: 'at' }] });
}
