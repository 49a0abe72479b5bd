import type { I18nClient } from '@payloadcms/translations';
import type { Payload, TypedUser } from 'payload';
import { shownByBrowsers } from '@/platform/kernel/api/file-response';
import { staffText, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';

type Props = {
  payload: Payload;
  i18n: I18nClient;
  user?: TypedUser | null;
  id?: number | string;
  data?: { id?: number | string; kind?: string };
};

const texts = {
  documents: staffText(
    'Documents beside the form',
    '文件（與表單並列）',
    '文件（与表单并列）',
    '書類（申込内容と並べて表示）',
  ),
  none: staffText('No document yet', '尚無文件', '尚无文件', '書類はまだありません'),
  apart: staffText('Open in a new window', '在新視窗開啟', '在新窗口打开', '別の画面で開く'),
  save: staffText('Download', '下載', '下载', '保存'),
  checking: staffText('Being checked', '檢查中', '检查中', '確認中'),
  arriving: staffText('Being received', '接收中', '接收中', '受信中'),
  refused: staffText('Refused', '已拒收', '已拒收', '受け取り不可'),
};
const viewer = 'request-document';

/**
 * The documents of an application, opened beside its form. Each link asks the back office for an address that is valid
 * for ten minutes, so that the links of a page that stays open keep working.
 */
export async function Documents({ payload, i18n, user, id, data }: Props) {
  const application = Number(id ?? data?.id);
  if (!application || data?.kind !== 'teaching') return null;
  const { docs } = await payload.find({
    collection: 'requestFiles',
    where: { request: { equals: application } },
    sort: 'id',
    limit: 50,
    depth: 0,
    overrideAccess: false,
    user: user ?? null,
  });
  const t = (text: StaffText) => textIn(text, i18n.language);
  const address = (publicId: string) =>
    `${payload.config.routes.api}/requests/document?${new URLSearchParams({ id: publicId })}`;
  const stored = docs.filter(({ state }) => state === 'STORED');
  const first = stored.find(({ mime }) => shownByBrowsers.includes(mime ?? ''));
  return (
    <section className="field-type application-documents" aria-label={t(texts.documents)}>
      <h3>{t(texts.documents)}</h3>
      {docs.length === 0 && <p>{t(texts.none)}</p>}
      <ul>
        {docs.map(({ publicId, name, mime, size, received, state }) => (
          <li key={publicId}>
            {state === 'STORED' && shownByBrowsers.includes(mime ?? '') ? (
              <>
                <a href={address(publicId)} target={viewer}>
                  {name}
                </a>{' '}
                <a href={address(publicId)} target="_blank" rel="noopener noreferrer">
                  {t(texts.apart)}
                </a>
              </>
            ) : state === 'STORED' ? (
              <a href={address(publicId)}>
                {name} ({t(texts.save)})
              </a>
            ) : (
              <span>
                {name}: {t(state === 'REFUSED' ? texts.refused : received < size ? texts.arriving : texts.checking)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {first && <iframe name={viewer} title={t(texts.documents)} src={address(first.publicId)} loading="lazy" />}
    </section>
  );
}
