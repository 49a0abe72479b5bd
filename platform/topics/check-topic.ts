import { locales } from '@/lib/kernel/locale';
import { gamesOf } from '@/lib/lessons/frames';
import { maxLessonMinutes, minLessonMinutes } from '@/lib/courses/lesson-length';
import { lessonSeconds } from '@/lib/lessons/lesson';
import { checkProblem, isRight, solutionOf } from '@/lib/go/problem';
import { opponentOf, splitPoints, type ProblemMove, type StoneColor } from '@/lib/go/position';
import { sideOf, type Walls } from '@/lib/go/field';
import { playRule, stonesOf, type Game } from '@/lib/go/rules';
import { Search, type Question } from '@/lib/go/search';
import { movesThatDo, refuted } from './asked';
import { faultsOfFigures } from './check-figures';
import { authoredOf, lessonOf, type Topic } from './topics';
import type { TopicStep } from './topic-shape';

type QuestionStep = Extract<TopicStep, { kind: 'question' }>;
type Board = Extract<TopicStep, { kind: 'board' }>;
export type Claim = NonNullable<Board['frames'][number]['claims']>[number];

/** The faults of a topic, as messages for its author; empty when texts, boards, claims and length are right. */
export function checkTopic(topic: Topic): string[] {
  const faults: string[] = [];
  for (const locale of locales) {
    try {
      const steps = lessonOf(topic, locale);
      const minutes = lessonSeconds(steps) / 60;
      if (minutes < minLessonMinutes - 0.5 || minutes > maxLessonMinutes + 0.5)
        faults.push(
          `${topic.code} ${locale}: ${minutes.toFixed(1)} minutes, not ${minLessonMinutes} to ${maxLessonMinutes}`,
        );
      for (const step of steps) {
        if (step.kind !== 'question') continue;
        for (const { code, at } of checkProblem(step.problem, playRule))
          faults.push(`${topic.code}/${step.id}: ${code} ${at ?? ''}`);
        const texts = step.problem.texts![locale]!;
        // The prompt must not give the move away.
        if (solutionOf(step.problem)[0] && texts.prompt.includes('{point}'))
          faults.push(`${topic.code}/${step.id} ${locale}: the prompt says the move`);
        for (const text of [texts.prompt, texts.right, texts.wrong, step.hint])
          for (const [placeholder] of text.matchAll(/\{[^}]*\}/g))
            if (placeholder !== '{point}' || text === step.hint)
              faults.push(`${topic.code}/${step.id} ${locale}: unknown ${placeholder}`);
      }
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  try {
    faults.push(...faultsOfFigures(authoredOf(topic)).map((fault) => `${topic.code}/${fault}`));
  } catch {
    // The loop above has already reported why.
  }
  for (const step of topic.data.steps) {
    if (step.kind === 'question')
      faults.push(...faultsOfAsked(step).map((fault) => `${topic.code}/${step.id}: ${fault}`));
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

/** Reports written moves that differ from the moves that fulfil the request. */
function faultsOfAsked({ asks, moves, position, toPlay }: QuestionStep): string[] {
  if (!asks || !moves) return asks ? ['asks for moves, and none are written down'] : [];
  const posed = { ...position, toPlay };
  const does = movesThatDo(asks, posed);
  const written = moves as ProblemMove[];
  const right = written.filter(isRight).map(({ at }) => at);
  const faults =
    does.length === right.length && does.every((at) => right.includes(at)) ? [] : [`it is ${does.join(' ')}`];
  for (const { at, reply } of written.filter((move) => !isRight(move)))
    if (reply && !refuted(asks, posed, at, reply)) faults.push(`${at} is not refuted by ${reply}`);
  return faults;
}

/** The search question of a claim. */
export function questionOf(game: Game, { attacker, targets, region, within, wide }: Claim): Question {
  const position = {
    size: game.size,
    black: stonesOf(game, 'black').join(' '),
    white: stonesOf(game, 'white').join(' '),
  };
  return {
    position,
    attacker,
    targets: splitPoints(targets),
    region: region ? splitPoints(region) : undefined,
    within,
    wide,
  };
}

/**
 * The conditions that are hardest for the claim. Taken: the defender has every ko threat and the walls may fall. Not taken: the attacker has every ko
 * threat and the walls stand.
 */
export const askedOf = ({ attacker, taken }: Claim): { koMaster: StoneColor; walls: Walls } =>
  taken ? { koMaster: opponentOf(attacker), walls: 'fall' } : { koMaster: attacker, walls: 'stand' };

function holds(game: Game, claim: Claim): boolean {
  const { koMaster, walls } = askedOf(claim);
  const search = new Search(questionOf(game, claim), koMaster, new Map(), walls);
  return search.isTaken(sideOf(claim.first), claim.within) === claim.taken;
}
