import {
  doAllRight,
  doOneWrong,
  giveHomework,
  logInByCard,
  makeParentLink,
  readAsParent,
  saveReports,
  seeResults,
} from '../setup/homework-way';
import * as actions from '../setup/page-actions';
import * as study from '../setup/study';
import { newTeacherEmail } from '../setup/teacher-application';
import {
  activateWithinGrade,
  addForty,
  applyAtShop,
  becomeTeacher,
  logInByCode,
  type Card,
} from '../setup/teacher-way';
import { expect, test } from '../setup/test';
import { tagOf, walks } from '../setup/walks';

for (const walk of walks('teacher')) {
  const { locale, width } = walk;
  test(
    `${locale}, ${width}: from an application to a class, its homework, and what parents read of it`,
    { tag: tagOf(walk) },
    async ({ visit, staff }) => {
      test.setTimeout(300_000);
      const isPhone = width === 'phone';
      const by = { locale, act: isPhone ? actions.finger : actions.pointer };
      const lessonActions = isPhone ? study.finger : study.pointer;
      const email = newTeacherEmail();
      const { page } = await visit({ locale });
      const teacher = { page, ...by };

      const reference = await test.step('an application', () => applyAtShop(teacher, email));
      await test.step('approved, paid by transfer, opened', () => becomeTeacher(teacher, staff, reference, email));
      await test.step('the workspace', () => logInByCode(teacher, staff, email));
      const cards = await test.step('forty students and their class', () => addForty(teacher));
      const course = await test.step('a course for two of them', () => activateWithinGrade(teacher));
      await test.step('homework', () => giveHomework(teacher));

      const begin = async (card: Card) => {
        const { page: own } = await visit({ locale });
        const pupil = { page: own, lessonActions, ...by };
        study.followExercises(own);
        await logInByCard(pupil, card);
        await expect(own.locator(`main a[href$="/learn/${course}"]`).first()).toBeVisible();
        return pupil;
      };
      await test.step('one is right at once, and does all of it', async () => doAllRight(await begin(cards[0]!)));
      await test.step('one is wrong at first', async () => doOneWrong(await begin(cards[1]!)));
      await test.step('the results', () => seeResults(teacher));

      await test.step('the report, as a table and as PDF', () => saveReports(teacher));
      await test.step('a link for parents, and its end', async () => {
        const address = await makeParentLink(teacher);
        // A revoked link is rejected, which the browser reports.
        const parent = await visit({ locale, mayComplain: true });
        await readAsParent(teacher, parent.page, address);
      });
    },
  );
}
