import type { I18nClient } from '@payloadcms/translations';
import type { Payload, TypedUser } from 'payload';
import { reasonNames } from '../labels';
import { words, wordsIn } from '@/platform/kernel/back-office/words';

type Props = { payload: Payload; i18n: I18nClient; user?: TypedUser | null; data?: Record<string, unknown> };

const shown = 20;
const says = {
  title: words('Reports that wait for an answer', '待回覆的回報', '待回复的反馈', '未回答の報告'),
  none: words('None', '沒有', '没有', 'ありません'),
};

/** What learners say is wrong with this problem and nobody has answered. */
export async function ReportsOfProblem({ payload, i18n, user, data }: Props) {
  if (!data?.publicId) return null;
  const { docs } = await payload.find({
    collection: 'problemReports',
    where: { and: [{ problem: { equals: data.publicId } }, { outcome: { exists: false } }] },
    sort: '-createdAt',
    limit: shown,
    depth: 0,
    overrideAccess: false,
    user: user ?? null,
  });
  const say = (text: (typeof says)['title']) => wordsIn(text, i18n.language);
  return (
    <section className="field-type" aria-label={say(says.title)}>
      <h3>{say(says.title)}</h3>
      {docs.length === 0 && <p>{say(says.none)}</p>}
      <ul>
        {docs.map(({ id, reason, text }) => (
          <li key={id}>{[say(reasonNames[reason]), text].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </section>
  );
}
