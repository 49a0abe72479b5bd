import { studyOperations } from '@/lib/courses/study-contract';
import { lessonOperations, type Lesson } from '@/lib/lessons/contract';
import { randomUUID } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { activationOperations } from '@/lib/activation/contract';
import type { Homework } from '@/lib/homework/contract';
import type { BankProblem } from '@/lib/bank/bank-problem';
import type { LearningEvent } from '@/lib/events/contract';
import { dueDay, type HomeworkItem } from '@/lib/homework/homework';
import { solutionOf } from '@/lib/go/problem';
import { maxEvents } from '@/lib/events/event-kinds';
import { locales } from '@/lib/kernel/i18n/locales';
import { students, users } from '@/platform/payload-generated-schema';
import { giveHomework } from '@/platform/homework/give-homework';
import { listProblems } from '@/platform/homework/choose';
import { importStudents } from '@/platform/students/import/import-students';
import { addLesson, changeLesson } from '@/platform/materials/lessons/save-lesson';
import { addMaterial } from '@/platform/materials/save-material';
import { markRead } from '@/platform/messages/mark-read';
import { sendMessage } from '@/platform/messages/send-message';
import { saveOwnPage } from '@/platform/teacher-page/own-page';
import { addClass } from '@/platform/classes/add-class';
import type { Context, SessionUserRow } from '@/platform/kernel/context';
import { recordMinutes } from '@/platform/courses/live-minutes';
import { database } from '@/platform/kernel/database/database';
import { submitEvents } from '@/platform/events/submit-events';
import { placesOf } from '@/platform/climb/levels';
import { lotsOf } from '@/platform/kernel/database/lots';
import { demoToken, demoUser } from './demo-caller';
import { demoClass, type DemoClass, type DemoStudent } from './demo-class-data';
import { canPay, DemoCustomer } from './demo-customer';
import { DemoLearner, lessonDone } from './demo-learner';
import { at, tries } from './demo-tries';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Days before today: when the classes began, and when each homework was given. */
const begunAgo = 25;
const givenAgo = { children: [20, 6], adults: [10] } as const;
const sharedAgo = 13;
/** Days until homework is due. */
const daysFor = 7;
const problemsEach = { children: 4, adults: 5 } as const;
const trials = { children: 'kidtrial-01', adults: 'trial-01' } as const;
/** The course that the teacher activates for some children, for how many, and how many of them have begun it. */
const activated = { course: 'capture-basics', students: 5, begun: 1 };
const pack = 'pack-1000';
const taught = [45, 60];

type Made = DemoStudent & { id: string; account: SessionUserRow };
/** What a class has to learn: homework, its problems, and lessons of the trial. */
type Work = { given: readonly Homework[]; problems: readonly BankProblem[][]; lessons: readonly Lesson[] };

/**
 * Gives the demonstration teacher two classes to look at: students, some with a course, homework with its results, a shared lesson, a thread, live
 * minutes and a public page. It uses the same services as every teacher and student, with past dates where needed; payments are dated today. It runs
 * once: a teacher with students is skipped, so that a later start changes no dates.
 */
export async function seedDemoClass(payload: Payload): Promise<void> {
  const db = database(payload);
  const account = await demoUser(payload, 'teacher');
  if (!account || (await db.$count(students, eq(students.teacher, account.id))) > 0) return;
  const caller = new DemoCustomer(payload, await demoToken(payload, account));
  try {
    await fill(new Desk(payload, await userOf(payload, account.id), caller, new Date()));
  } finally {
    await caller.logOut();
  }
}

/** Content that a shop may lack is looked up before anything is created; purchases, which may be impossible, come last. */
async function fill(desk: Desk): Promise<void> {
  const problems = await desk.problems();
  const lessons = { children: await desk.lessons(trials.children), adults: await desk.lessons(trials.adults) };
  const classes: Partial<Record<DemoClass, Made[]>> = {};
  for (const kind of ['children', 'adults'] as const) {
    const { id, made } = await desk.makeClass(kind);
    classes[kind] = made;
    const given: Homework[] = [];
    for (const [index, title] of demoClass.classes[kind].homework.entries())
      given.push(await desk.give(givenAgo[kind][index]!, title, problems[kind][index]!, { schoolClass: id }));
    for (const [index, student] of made.entries())
      await desk.learn(kind, student, index, { given, problems: problems[kind], lessons: lessons[kind] });
    if (kind === 'children') await desk.share(id);
  }
  await desk.write(classes.children!.find(({ name }) => name === demoClass.messages.student)!);
  await desk.show();
  await desk.purchase(classes.children!.slice(0, activated.students), problems.children.at(-1)!.slice(0, 2));
}

async function userOf(payload: Payload, id: number): Promise<SessionUserRow> {
  const { username, role, locale, email } = users;
  const [found] = await database(payload)
    .select({ id: users.id, username, role, locale, email })
    .from(users)
    .where(eq(users.id, id));
  return found!;
}

/** What the teacher and the students do, and when. */
class Desk {
  constructor(
    private readonly payload: Payload,
    private readonly teacher: SessionUserRow,
    /** The same teacher, logged in. */
    private readonly caller: DemoCustomer,
    private readonly today: Date,
  ) {}

  private ago(days: number): Date {
    return new Date(this.today.getTime() - days * dayMs);
  }

  /** The context of a request by a user, `daysAgo` days ago; 0: now. */
  private asked(daysAgo: number, user = this.teacher): Context {
    const now = () => (daysAgo === 0 ? new Date() : this.ago(daysAgo));
    return { payload: this.payload, user, session: null, requestId: 'demonstration', ip: '127.0.0.1', now };
  }

  /** The problems of each homework, by class; the last group is the levels that some students have solved. */
  async problems(): Promise<Record<DemoClass, BankProblem[][]>> {
    const find = async (kind: DemoClass, grade: number) => {
      const { items } = await listProblems({ ctx: this.asked(0), input: { theme: 'capture', grade, page: 1 } });
      const each = problemsEach[kind];
      const count = givenAgo[kind].length;
      const found = Array.from({ length: count + 1 }, (_, index) => items.slice(index * each, (index + 1) * each));
      if (found.slice(0, count).some(({ length }) => length < each)) throw new Error('too few problems');
      return found;
    };
    return { children: await find('children', 19), adults: await find('adults', 18) };
  }

  async makeClass(kind: DemoClass): Promise<{ id: string; made: Made[] }> {
    const ctx = this.asked(begunAgo);
    const { name, students: listed } = demoClass.classes[kind];
    const { id } = await addClass({ ctx, input: { name } });
    const rows = listed.map((student, index) => ({ ...student, row: index + 1, schoolClass: name }));
    const { cards } = await importStudents({ ctx, input: { rows, onlyGood: false, key: randomUUID() } });
    const made: Made[] = [];
    for (const student of listed) {
      const publicId = cards.find((card) => card.name === student.name)!.student;
      const [row] = await database(this.payload)
        .select({ user: students.user })
        .from(students)
        .where(eq(students.publicId, publicId));
      made.push({ ...student, id: publicId, account: await userOf(this.payload, row!.user) });
    }
    return { id, made };
  }

  /** Gives homework of problems, after the items of `first`. */
  async give(
    daysAgo: number,
    title: string,
    problems: readonly BankProblem[],
    { schoolClass = null, to = [], first = [] }: { schoolClass?: string | null; to?: string[]; first?: HomeworkItem[] },
  ): Promise<Homework> {
    const items = [...first, ...problems.map(({ id }) => ({ kind: 'problem' as const, problem: id }))];
    const due = dueDay(this.ago(daysAgo - daysFor));
    const input = { key: randomUUID(), title, words: demoClass.homework.words, due, items, schoolClass, students: to };
    return giveHomework({ ctx: this.asked(daysAgo), input: { ...input, locale: this.teacher.locale } });
  }

  /** Lessons of a trial, which every member may read. */
  async lessons(course: string): Promise<Lesson[]> {
    const query = { locale: this.teacher.locale };
    const { chapters } = await this.caller.send(studyOperations.course, { params: { id: course }, query });
    const ids = chapters.flatMap(({ lessons }) => lessons.map(({ id }) => id));
    const read = (lesson: string) =>
      this.caller.send(lessonOperations.lesson, { params: { id: course, lesson }, query });
    return Promise.all(ids.map(read));
  }

  /** Submits what a student has done since the class began: a trial, levels of the climb, and the homework; all at once, like a device that was offline. */
  async learn(kind: DemoClass, student: Made, place: number, { given, problems, lessons }: Work): Promise<void> {
    const { account, levels, until, homework } = student;
    const begun = this.ago(begunAgo - 1).getTime();
    const each = (this.ago(until).getTime() - begun) / Math.max(student.lessons, 1);
    const events = [
      ...lessons.slice(0, student.lessons).flatMap(({ id: lesson, steps }, index) => {
        const moment = (part: number) => at(begun + (index + part) * each);
        const where = { course: trials[kind], lesson };
        return [{ ...moment(0), ...where, kind: 'opened' as const }, ...lessonDone(where, steps ?? [], moment)];
      }),
      ...(await this.climbs(problems.at(-1)!.slice(0, levels), this.ago(until + 1))),
      ...given.flatMap(({ id }, index) => {
        // From one to three days after it was given.
        const from = this.ago(givenAgo[kind][index]! - 1 - (place % 3)).getTime();
        return problems[index]!.flatMap((problem, number) =>
          tries(homework[index]?.[number] ?? 'none', id, problem, from + number * 3 * minuteMs, place),
        );
      }),
    ];
    for (const lot of lotsOf(events, maxEvents)) {
      const { rejected } = await submitEvents({ ctx: this.asked(0, account), input: { events: lot } });
      if (rejected.length > 0) throw new Error(`rejected: ${JSON.stringify(rejected)}`);
    }
  }

  private async climbs(wanted: readonly BankProblem[], from: Date): Promise<LearningEvent[]> {
    const places = await placesOf(
      database(this.payload),
      wanted.map(({ id }) => id),
    );
    return [...places.values()].map(({ id, problem, defences }, index) => ({
      kind: 'level',
      level: id,
      ...at(from.getTime() + index * 2 * minuteMs),
      moves: solutionOf(problem),
      solved: true,
      hints: 0,
      milliseconds: 30_000,
      defences: defences.map(solutionOf),
    }));
  }

  async share(schoolClass: string): Promise<void> {
    const ctx = this.asked(sharedAgo);
    const page = await addMaterial({ ctx, input: { ...demoClass.lesson.page, key: randomUUID() } });
    const lesson = await addLesson({ ctx, input: { title: demoClass.lesson.title, key: randomUUID() } });
    const { id, title, revision } = lesson;
    const what = { materials: [page.id], classes: [schoolClass], isArchived: false };
    await changeLesson({ ctx, input: { id, title, revision, ...what } });
  }

  /** The last message is unread by the teacher. */
  async write({ id, account }: Made): Promise<void> {
    for (const { by, daysAgo, text } of demoClass.messages.written) {
      const ctx = this.asked(daysAgo, by === 'teacher' ? this.teacher : account);
      // The sender of an answer has read the earlier messages.
      await markRead({ ctx, input: { side: by, id, upTo: demoClass.messages.written.length } });
      await sendMessage({ ctx, input: { side: by, id, key: randomUUID(), text } });
    }
  }

  /** Activates a course for some students, gives homework of it, and buys and uses live minutes; skipped where nothing can be paid. */
  async purchase(of: readonly Made[], problems: readonly BankProblem[]): Promise<void> {
    if (!canPay(this.payload)) return;
    const to = of.map(({ id }) => id);
    const wanted = { productId: activated.course, students: to, locale: this.teacher.locale, currency: 'NTD' } as const;
    const { total } = await this.caller.send(activationOperations.quote, { body: wanted });
    const { order } = await this.caller.send(activationOperations.activate, {
      body: { ...wanted, expectedTotal: total },
    });
    await this.caller.pay({ id: order });
    await this.caller.buy([pack]);
    const params = { id: activated.course };
    const { chapters } = await this.caller.send(studyOperations.course, {
      params,
      query: { locale: this.teacher.locale },
    });
    const lesson = chapters.flatMap(({ lessons }) => lessons)[1]!.id;
    const first = [{ kind: 'lesson' as const, course: activated.course, lesson }];
    await this.give(0, demoClass.homework.course, problems, { to, first });
    for (const { account } of of.slice(0, activated.begun)) {
      const learner = new DemoLearner(this.payload, await demoToken(this.payload, account), new Date());
      await learner.study(activated.course, 2);
      await learner.logOut();
    }
    const ctx = { payload: this.payload, now: () => new Date() };
    for (const minutes of taught)
      await recordMinutes({ ctx, input: { id: this.teacher.id, key: randomUUID(), minutes } });
  }

  /** The public page, in every language. */
  async show(): Promise<void> {
    await saveOwnPage({ ctx: this.asked(0), input: { ...demoClass.page, isOn: true, languages: [...locales] } });
  }
}
