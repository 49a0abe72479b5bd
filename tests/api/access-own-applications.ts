import { applicationOperations } from '@/lib/applications/contract';
import { teachingOperations } from '@/lib/applications/teaching-contract';
import { book, makeClass, newBooking } from '../setup/applications';
import { announce, begin, fullAnswers, newDraft, sendPart, smallPdf } from '../setup/teaching';
import { owner } from './access-actors';
import { once, type OwnThings } from './access-calls';

const trial = once(async () => {
  const { classId } = await makeClass();
  return (await book(newBooking(classId), { token: owner.token })).body.reference;
});
const application = once(async () => {
  const { body } = await begin({ ...newDraft(), ...fullAnswers } as never, { token: owner.token });
  const { body: file } = await announce(body, 'a.pdf', smallPdf.length);
  const { body: other } = await announce(body, 'b.pdf', smallPdf.length);
  await sendPart(body, other.id, 0, smallPdf);
  return { reference: body.reference, file: file.id, sent: other.id };
});

/** A booked trial class, and the documents of an application to teach. */
export const ownApplications: OwnThings = [
  [applicationOperations.one, async () => ({ params: { reference: await trial() } })],
  [applicationOperations.withdraw, async () => ({ params: { reference: await trial() } })],
  [
    teachingOperations.save,
    async () => ({ params: { reference: (await application()).reference }, body: { ownGrade: 'G3' } }),
  ],
  [
    teachingOperations.addFile,
    async () => ({ params: { reference: (await application()).reference }, body: { name: 'c.pdf', size: 9 } }),
  ],
  [
    teachingOperations.sendPart,
    async () => {
      const { reference, file } = await application();
      return { params: { reference, id: file }, query: { offset: '0' }, body: 'x' };
    },
  ],
  [
    teachingOperations.fileLink,
    async () => {
      const { reference, sent } = await application();
      return { params: { reference, id: sent } };
    },
  ],
  [
    teachingOperations.removeFile,
    async () => {
      const { reference, file } = await application();
      return { params: { reference, id: file } };
    },
  ],
  [teachingOperations.submit, async () => ({ params: { reference: (await application()).reference } })],
  [teachingOperations.renew, async () => ({ params: { reference: (await application()).reference } })],
];
