/**
 * `npm run topics [-- code …]`: searches the answers to the questions of topics, and reports contradictions in them. Answers searched before are
 * reused. Exits with 1 if something is wrong.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersOf, posedKey } from '@/lib/go/answers';
import { checkTopic } from '@/platform/topics/check-topic';
import { posedBy, readTopic, topicCodes, topicsFolder } from '@/platform/topics/topics';
import type { Answers } from '@/platform/topics/topic-shape';

let failed = false;
const asked = process.argv.slice(2);
for (const code of asked.length ? asked : topicCodes()) {
  try {
    const topic = readTopic(code);
    const answers: Answers = {};
    for (const step of topic.data.steps) {
      if (step.kind !== 'question') continue;
      const posed = posedBy(step);
      if (!posed) continue;
      const of = posedKey(posed);
      const before = topic.answers[step.id];
      if (before?.of === of) {
        answers[step.id] = before;
        continue;
      }
      try {
        const tree = answersOf(posed);
        const right = tree.moves.filter((move) => !move.fails).map(({ at }) => at);
        if (!right.length) throw new Error('no move succeeds');
        process.stdout.write(`${code}/${step.id}: right ${right.join(' ')}\n`);
        answers[step.id] = { of, ...tree };
      } catch (error) {
        throw new Error(`${code}/${step.id}: ${(error as Error).message}`);
      }
    }
    const file = join(topicsFolder, code, 'answers.json');
    if (JSON.stringify(answers) !== JSON.stringify(topic.answers)) writeFileSync(file, `${JSON.stringify(answers)}\n`);
    const faults = checkTopic({ ...topic, answers });
    failed ||= faults.length > 0;
    for (const fault of faults) process.stdout.write(`${fault}\n`);
  } catch (error) {
    failed = true;
    process.stdout.write(`${(error as Error).message}\n`);
  }
}
process.exit(failed ? 1 : 0);
