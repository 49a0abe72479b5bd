'use client';

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import type { ApplicationSubject } from '@/lib/applications/contract';
import { subjectLabels } from '@/platform/applications/back-office/application-answers';
import { textIn } from '@/platform/kernel/back-office/staff-text';
import { answerName, answerText, timeOf } from './describe-application';

type Fact = [name: string, text: string | undefined];

/** The class, event or program an application is about. */
export const SubjectField: JSONFieldClientComponent = ({ field, path: givenPath }) => {
  const { value, path } = useField<Partial<ApplicationSubject> | null>({ potentiallyStalePath: givenPath });
  const { language } = useTranslation().i18n;
  const { title, place, phone } = value ?? {};
  const values = { title, time: timeOf(value, language), place, phone };
  const facts = (['title', 'time', 'place', 'phone'] as const).map((name): Fact => [
    textIn(subjectLabels[name], language),
    values[name],
  ]);
  return <Facts label={field.label} path={path} facts={facts} />;
};

/** What was answered, question by question. */
export const AnswersField: JSONFieldClientComponent = ({ field, path: givenPath }) => {
  const { value, path } = useField<Record<string, unknown> | null>({ potentiallyStalePath: givenPath });
  const { language } = useTranslation().i18n;
  const facts = Object.entries(value ?? {}).map(([name, answer]): Fact => [
    answerName(name, language),
    answerText(answer, language),
  ]);
  return <Facts label={field.label} path={path} facts={facts} />;
};

type Props = Pick<Parameters<typeof FieldLabel>[0], 'label' | 'path'> & { facts: Fact[] };

function Facts({ label, path, facts }: Props) {
  const shown = facts.filter(([, text]) => text);
  return (
    <div className="field-type">
      <FieldLabel label={label} path={path} />
      {shown.length > 0 ? (
        <dl className="facts">
          {shown.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd style={{ whiteSpace: 'pre-line' }}>{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>–</p>
      )}
    </div>
  );
}
