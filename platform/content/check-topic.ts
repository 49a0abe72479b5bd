import { locales } from '@/lib/domain/locale';
import { gamesOf } from '@/lib/domain/learning/frames';
import { lessonSeconds, longestLesson, shortestLesson } from '@/lib/domain/learning/lesson';
import { checkProblem, solutionOf } from '@/lib/domain/problem';
import { opponentOf, splitPoints } from '@/lib/domain/position';
import { sideOf } from '@/lib/go/field';
import { playRule, stonesOf, type Game } from '@/lib/go/rules';
import { Search } from '@/lib/go/search';
import { lessonOf, type Topic } from './topics';
import type { TopicStep } from './topic-shape';

type Board = Extract<TopicStep, { kind: 'board' }>;
type Claim = NonNullable<Board['frames'][number]['claims']>[number];

/** What is wrong with a topic, in words for who writes it; empty when words, boards, claims and length are right. */
export function checkTopic(topic: Topic): string[] {
  const faults: string[] = [];
  for (const locale of locales) {
    try {
      const steps = lessonOf(topic, locale);
      const minutes = lessonSeconds(steps) / 60;
      if (minutes < shortestLesson - 0.5 || minutes > longestLesson + 0.5)
        faults.push(
          `${topic.code} ${locale}: ${minutes.toFixed(1)} minutes, not ${shortestLesson} to ${longestLesson}`,
        );
      for (const step of steps) {
        if (step.kind !== 'question') continue;
        for (const { code, at } of checkProblem(step.problem, playRule))
          faults.push(`${topic.code}/${step.id}: ${code} ${at ?? ''}`);
        const said = step.problem.texts![locale]!;
        // A hint that says the move is no hint.
        if (solutionOf(step.problem)[0] && said.prompt.includes('{point}'))
          faults.push(`${topic.code}/${step.id} ${locale}: the prompt says the move`);
        for (const text of [said.prompt, said.right, said.wrong, step.hint])
          for (const [word] of text.matchAll(/\{[^}]*\}/g))
            if (word !== '{point}' || text === step.hint)
              faults.push(`${topic.code}/${step.id} ${locale}: unknown ${word}`);
      }
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  for (const step of topic.data.steps) {
    if (step.kind !== 'board') continue;
    try {
      const games = gamesOf(step.position, step.frames, playRule);
      for (const [index, { claims = [] }] of step.frames.entries())
        for (const claim of claims)
          if (!holds(games[index]!, claim))
            faults.push(
              `${topic.code}/${step.id}: moment ${index + 1} claims what the search denies: ${JSON.stringify(claim)}`,
            );
    } catch (error) {
      faults.push(`${topic.code}/${step.id}: ${(error as Error).message}`);
    }
  }
  return faults;
}

/** Whoever has the ko threats, and whether outer stones stand or fall. */
function holds(game: Game, { attacker, first, targets, taken, region, within, wide }: Claim): boolean {
  const position = {
    size: game.size,
    black: stonesOf(game, 'black').join(' '),
    white: stonesOf(game, 'white').join(' '),
  };
  const question = {
    position,
    attacker,
    targets: splitPoints(targets),
    region: region ? splitPoints(region) : undefined,
    within,
    wide,
  };
  // Taken: though the other side has every threat and the walls may fall. Not taken: though the attacker has them.
  const search = taken
    ? new Search(question, opponentOf(attacker), new Map(), 'fall')
    : new Search(question, attacker, new Map(), 'stand');
  return search.isTaken(sideOf(first), within) === taken;
}
