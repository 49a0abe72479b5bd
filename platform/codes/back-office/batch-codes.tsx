import type { I18nClient } from '@payloadcms/translations';
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { listAddress } from '@/platform/kernel/back-office/list-address';
import { fieldLabels } from '@/platform/kernel/back-office/labels/field-labels';
import { sales } from '@/platform/sales/labels';
import { localeOfLanguage, staffText, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { redeem_codes } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { sumBy } from '@/platform/kernel/sum-by';
import { batchStateLabels, stateOf, type CodeState } from './batch-labels';

type Props = { payload: Payload; i18n: I18nClient; id?: number | string; data?: { id?: number | string } };

const texts = {
  save: staffText('Save as a table (CSV)', '存成表格（CSV）', '存为表格（CSV）', '表で保存（CSV）'),
  list: staffText('Show them one by one', '逐一查看', '逐一查看', '一覧で見る'),
};

const codesLabel = fieldLabels(sales['codeBatches.codes']!).label;

/** How many codes of a batch are used, with links to the codes: as a CSV table to hand out, and as a list. */
export async function BatchCodes({ payload, i18n, id: givenId, data }: Props) {
  const id = Number(givenId ?? data?.id);
  if (!id) return null;
  const { redeemedAt, revokedAt, expiresAt, batch } = redeem_codes;
  const codes = await database(payload)
    .select({ redeemedAt, revokedAt, expiresAt })
    .from(redeem_codes)
    .where(eq(batch, id));
  const now = new Date();
  const counts = sumBy(codes.map((code) => [stateOf(code, now), 1]));
  const { admin, api } = payload.config.routes;
  const t = (text: StaffText) => textIn(text, i18n.language);
  const states = (Object.keys(batchStateLabels) as CodeState[]).filter((state) => counts.has(state));
  return (
    <section className="field-type" aria-label={t(codesLabel)}>
      <dl className="facts">
        {states.map((state) => (
          <div key={state}>
            <dt>{t(batchStateLabels[state])}</dt>
            <dd>{counts.get(state)!.toLocaleString(localeOfLanguage(i18n.language))}</dd>
          </div>
        ))}
      </dl>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem' }}>
        <a href={`${api}/codeBatches/${id}/export`} download>
          {t(texts.save)}
        </a>
        <a href={listAddress(admin, { collection: 'redeemCodes', where: [['batch', 'equals', String(id)]] })}>
          {t(texts.list)}
        </a>
      </p>
    </section>
  );
}
