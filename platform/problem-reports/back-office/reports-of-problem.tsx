import type { I18nClient } from '@payloadcms/translations';
import type { Payload, TypedUser } from 'payload';
import { reasonNames } from '../labels';
import { staffText, textIn } from '@/platform/kernel/back-office/staff-text';

type Props = { payload: Payload; i18n: I18nClient; user?: TypedUser | null; data?: Record<string, unknown> };

const shown = 20;
const labels = {
  title: staffText('Reports that wait for an answer', '待回覆的回報', '待回复的反馈', '未回答の報告'),
  none: staffText('None', '沒有', '没有', 'ありません'),
};

/** The open reports of learners about this problem. */
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
  const t = (text: (typeof labels)['title']) => textIn(text, i18n.language);
  return (
    <section className="field-type" aria-label={t(labels.title)}>
      <h3>{t(labels.title)}</h3>
      {docs.length === 0 && <p>{t(labels.none)}</p>}
      <ul>
        {docs.map(({ id, reason, text }) => (
          <li key={id}>{[t(reasonNames[reason]), text].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </section>
  );
}
