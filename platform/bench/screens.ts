import { randomUUID } from 'node:crypto';
import type { LearningEvent } from '@/lib/events/contract';
import { load, summaryOf } from './load';
import { teacher, type Ask, type Measured, type School } from './reports';

/** Milliseconds a screen of the teacher's workspace may take. */
const limit = 200;
const asked = 'locale=zh-TW&currency=NTD';

/**
 * The speed of all other screens of the workspace, for a teacher with all these students and classes: the requests of
 * each, one after the other.
 */
export async function measureScreens(
  { live, big, student, students }: School,
  { ask, seconds, eventOf }: { ask: Ask; seconds: number; eventOf: (turn: number) => LearningEvent },
): Promise<Measured[]> {
  const read = (path: string) => ask(teacher, `teach${path}`);
  const lastPage = Math.ceil(students / 50);
  const homework = await giveTo(live);
  const screens: [string, string][] = [
    ['the workspace', ''],
    ['students, a page', '/students'],
    ['students, the last page', `/students?page=${lastPage}`],
    ['students found by a part of their name', '/students?search=0999'],
    ['students of a class of 500', `/students?schoolClass=${big}`],
    ['a student', `/students/${student}`],
    ['classes, a page', '/classes'],
    ['classes to choose from, 200', '/classes?limit=200'],
    ['homework, a page', '/homework'],
    ['homework with its problems', `/homework/${homework}?locale=zh-TW`],
    ['results of homework for a class of 40, asked for again', `/homework/${homework}/results`],
    ['problems for homework, a page', '/homework/problems'],
    ['problems drawn for homework', '/homework/drawn'],
    ['courses to activate', `/activatable?${asked}`],
    ['what was activated', '/activations?locale=zh-TW'],
    ['codes', '/codes?locale=zh-TW'],
    ['minutes', `/minutes?${asked}`],
    ['materials', '/materials'],
    ['shared lessons', '/lessons'],
    ['messages', '/../messages/teacher'],
    ['who asks to join', '/requests'],
    ['the public page', '/page'],
  ];
  const found: Measured[] = [];
  for (const [what, path] of screens) {
    await read(path);
    found.push({ what, limit, ...(await load(() => read(path), { callers: 1, seconds: seconds / 3 })) });
  }
  // A student of the class answers before each request, so that nothing is cached.
  const times: number[] = [];
  for (let turn = 1; turn <= 3 * seconds; turn += 1) {
    await ask(2, 'learning/events', { events: [eventOf(turn)] });
    const before = performance.now();
    await read(`/homework/${homework}/results`);
    times.push(performance.now() - before);
  }
  const took = times.reduce((sum, each) => sum + each, 0) / 1000;
  found.push({ what: 'the same after an answer, made anew', limit, ...summaryOf(times, took) });
  return found;

  /** Twenty problems of the climb. */
  async function giveTo(schoolClass: string): Promise<string> {
    const drawn = (await read('/homework/drawn?theme=capture&count=20')) as { id: string }[];
    const items = drawn.map(({ id }) => ({ kind: 'problem', problem: id }));
    const body = { key: randomUUID(), title: 'Bench', words: '', due: null, items, schoolClass, students: [] };
    return ((await ask(teacher, 'teach/homework?locale=zh-TW', body)) as { id: string }).id;
  }
}
