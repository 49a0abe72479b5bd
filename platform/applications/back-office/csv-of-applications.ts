import type { PayloadRequest, Where } from 'payload';
import type { ApplicationSubject } from '@/lib/applications/contract';
import { common } from '@/platform/kernel/back-office/labels/common';
import { answerLabels, subjectLabels } from '@/platform/applications/back-office/application-answers';
import { requests as labels, applicationLabels } from '@/platform/applications/labels';
import { fieldLabels } from '@/platform/kernel/back-office/labels/field-labels';
import { textIn } from '@/platform/kernel/back-office/staff-text';
import { bom, csvLine } from '@/platform/kernel/csv';
import type { Request as ApplicationDocument } from '@/platform/payload-types';
import { answerName, answerText, timeOf } from './describe-application';

/** Rows read at a time: a table of any length is sent while it is read. */
const atOnce = 200;

/** Applications as a table, in the order in which they came, in the staff member's language; only those that the staff member may read. */
export async function csvOfApplications(req: PayloadRequest, where: Where): Promise<ReadableStream<Uint8Array>> {
  const { language } = req.i18n;
  const columns = columnsIn(language);
  const encoder = new TextEncoder();
  const read = async (after: number) => {
    const { docs } = await req.payload.find({
      collection: 'requests',
      where: { and: [where, { id: { greater_than: after } }] },
      sort: 'id',
      limit: atOnce,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      joins: false,
      user: req.user,
    });
    return docs;
  };
  // An invalid filter is rejected before anything is sent.
  let page = await read(0);
  let head = bom + csvLine(columns.map(({ name }) => name));
  return new ReadableStream({
    async pull(controller) {
      const lines = page.map((doc) => csvLine(columns.map(({ of }) => of(doc)))).join('');
      controller.enqueue(encoder.encode(head + lines));
      head = '';
      const last = page.length === atOnce ? page.at(-1) : undefined;
      page = last ? await read(last.id) : [];
      if (page.length === 0) controller.close();
    },
  });
}

/** Answers about each player, within the players' column. */
const ofPlayers = ['name', 'age'];

type Column = { name: string; of: (doc: ApplicationDocument) => string };

function columnsIn(language: string): Column[] {
  const label = (name: string) => textIn(fieldLabels((labels[name] ?? common[name])!).label, language);
  const subjectOf = ({ subject }: ApplicationDocument) => subject as Partial<ApplicationSubject> | null;
  const answersOf = ({ answers }: ApplicationDocument) => (answers ?? {}) as Record<string, unknown>;
  const kinds = fieldLabels(labels['requests.kind']!).options ?? {};
  const plain = (name: string, of: Column['of']): Column => ({ name: label(name), of });
  return [
    plain('reference', ({ reference }) => reference),
    plain('requests.kind', ({ kind }) => textIn(kinds[kind]!, language)),
    plain('requests.state', ({ state }) => textIn(applicationLabels.states[state], language)),
    plain('requests.subject', (doc) => subjectOf(doc)?.title ?? ''),
    { name: textIn(subjectLabels.time, language), of: (doc) => timeOf(subjectOf(doc), language) },
    plain('groupId', ({ groupId }) => groupId ?? ''),
    plain('places', ({ places }) => String(places)),
    plain('requests.name', ({ name }) => name),
    plain('email', ({ email }) => email),
    plain('phone', ({ phone }) => phone),
    plain('requests.age', ({ createdAt }) => createdAt),
    plain('dueAt', ({ dueAt }) => dueAt ?? ''),
    plain('paymentReference', ({ paymentReference }) => paymentReference ?? ''),
    ...Object.keys(answerLabels).flatMap((name) =>
      ofPlayers.includes(name)
        ? []
        : {
            name: answerName(name, language),
            of: (doc: ApplicationDocument) => answerText(answersOf(doc)[name], language),
          },
    ),
  ];
}
