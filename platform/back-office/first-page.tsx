import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps, CollectionSlug } from 'payload';
import { env } from '@/lib/kernel/env';
import { staffRole, type StaffRole } from '@/platform/kernel/back-office/access-rules';
import { PaymentNotice } from '@/platform/payments/back-office/payment-notice';
import { localeOfLanguage, staffText, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { salesLabels } from '@/platform/sales/back-office/labels';
import { whatWaits } from './what-waits';
import { listAddress } from '@/platform/kernel/back-office/list-address';

const texts = {
  hello: staffText('Hello, {name}', '{name}，您好', '{name}，您好', '{name}さん、こんにちは'),
  waits: staffText('What waits for you', '待處理事項', '待处理事项', '対応が必要なこと'),
  nothing: staffText('Nothing waits', '沒有待處理事項', '没有待处理事项', '対応が必要なものはありません'),
  allDone: staffText(
    'Nothing waits: everything is done.',
    '沒有待處理事項，全部完成了。',
    '没有待处理事项，全部完成了。',
    '対応が必要なものはありません。すべて完了しています。',
  ),
  unknown: staffText('Could not be counted', '無法統計', '无法统计', '集計できませんでした'),
  write: staffText('Write something new', '新增內容', '新建内容', '新しく作る'),
  shop: staffText('See the shop', '查看網站', '查看网站', 'サイトを見る'),
};
const toWrite: [CollectionSlug, StaffText][] = [
  ['campaigns', staffText('New campaign', '新增活動', '新建活动', '新しいキャンペーン')],
  ['articles', staffText('New article', '新增文章', '新建文章', '新しい記事')],
  ['pages', staffText('New page', '新增頁面', '新建页面', '新しいページ')],
  ['products', staffText('New product', '新增商品', '新建商品', '新しい商品')],
];
const writers: readonly (StaffRole | null)[] = ['admin', 'editor'];

/** The first page for staff: what waits for them, each number with a link to its list. */
export async function FirstPage(props: AdminViewServerProps) {
  const { payload, i18n, initPageResult } = props;
  const { req } = initPageResult;
  const role = staffRole(req);
  if (!role) return null;
  const { admin } = payload.config.routes;
  const now = new Date();
  const waiting = await whatWaits(payload, role, now);
  const t = (text: StaffText) => textIn(text, i18n.language);
  const [done, open] = [waiting.filter(({ count }) => count === 0), waiting.filter(({ count }) => count !== 0)];
  const locale = localeOfLanguage(i18n.language);
  const today = new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(now);
  const name = req.user && 'name' in req.user ? req.user.name : '';

  return (
    <Gutter className="first-page">
      <PaymentNotice {...props} />
      <header>
        <h1>{t(texts.hello).replace('{name}', name)}</h1>
        <p>{today}</p>
      </header>
      <section aria-labelledby="what-waits">
        <h2 id="what-waits">{t(texts.waits)}</h2>
        {open.length === 0 && <p className="all-done">{t(texts.allDone)}</p>}
        <ul className="waiting">
          {open.map((item) => (
            <li key={item.id} className={item.count === null ? 'is-unknown' : undefined}>
              <a href={listAddress(admin, item)}>
                <strong>{item.count === null ? '–' : item.count.toLocaleString(locale)}</strong>
                <span>{t(item.label)}</span>
                {item.count === null && <small>{t(texts.unknown)}</small>}
              </a>
            </li>
          ))}
        </ul>
        {done.length > 0 && <h3 id="nothing-waits">{t(texts.nothing)}</h3>}
        <ul className="done" aria-labelledby="nothing-waits">
          {done.map((item) => (
            <li key={item.id}>
              <a href={listAddress(admin, item)}>
                {t(item.label)} <b>0</b>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label={t(texts.write)} className="to-write">
        {writers.includes(role) &&
          toWrite.map(([collection, label]) => (
            <a key={collection} href={`${admin}/collections/${collection}/create`}>
              {t(label)}
            </a>
          ))}
        {role !== 'editor' && <a href={`${admin}/collections/orders/sales`}>{t(salesLabels.title)}</a>}
        <a href={env.SITE_URL}>{t(texts.shop)}</a>
      </nav>
    </Gutter>
  );
}
