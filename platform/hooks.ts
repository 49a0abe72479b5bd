import { onBankChanged } from './bank/hooks';
import { coursesOfSelfStudy, selfStudyOf } from './classes/access/self-study';
import { climbHandlers, spendOnLevels } from './climb/climb-events';
import { keepLevels } from './climb/keep-levels';
import { makePaths } from './climb/make-paths';
import { onVoid } from './codes/hooks';
import { onRights } from './courses/hooks';
import { afterEventsStored, beforeEventsStored, onEvents } from './events/hooks';
import { onExamRights } from './exams/hooks';
import { onFilmLength } from './films/hooks';
import { cancelGiftsOf } from './gifts/cancel-gifts';
import { homeworkHandler } from './homework/homework-event';
import { addEffect } from './kernel/outbox/effects';
import { hasQuestion } from './lessons/has-question';
import { handlersInLessons } from './lessons/lesson-events';
import { retimeLessons } from './lessons/retime-lessons';
import { noteStored } from './notebook/note-mistakes';
import { deliverSandboxEvent } from './payments/deliver-sandbox-event';
import { asksForQuestion } from './problem-reports/hooks';
import { onProblemsProjected } from './progress/hooks';
import { projectStored } from './progress/project';
import { refundEffect } from './refunds/refund-effect';

/**
 * Who listens to what the nouns below them declare (`platform/<noun>/hooks.ts`), sorted by hook. Listeners are called in the order in which they stand here.
 */

// Effects of the outbox that are no mail.
addEffect('refund', refundEffect);
addEffect('sandboxEvent', { perform: (ctx, data) => deliverSandboxEvent(data, ctx.now()) });

onVoid.add('gifts', cancelGiftsOf);

// Events of learning: who judges which kinds, in the transaction that stores them; what comes before they are stored, and what follows from them.
onEvents.add('climb', async () => climbHandlers);
onEvents.add('homework', async () => homeworkHandler);
onEvents.add('lessons', handlersInLessons);
beforeEventsStored.add('climb', spendOnLevels);
afterEventsStored.add('progress', projectStored);
afterEventsStored.add('notebook', noteStored);
onProblemsProjected.add('climb', keepLevels);

// The bank, films and questions of lessons.
onBankChanged.add('climb', makePaths);
onFilmLength.add('lessons', retimeLessons);
asksForQuestion.add('lessons', hasQuestion);

// What a teacher of the programme may study and sit.
onExamRights.add('classes', selfStudyOf);
onRights.add('classes', coursesOfSelfStudy);
