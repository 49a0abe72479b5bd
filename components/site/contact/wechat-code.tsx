import { wechatCodeHref } from '@/lib/kernel/links/wechat-code-href';
import type { Locale } from '@/lib/kernel/i18n/locales';

type Props = {
  locale: Locale;
  /** The one WeChat made for the account; leads there at once. */
  upload: string | null;
  /** What each of the two is good for. */
  texts: { scan: string; copy: string };
};

/** WeChat has no address to link to: its code, or where none is uploaded one that says the id. Black on white in both schemes, as scanners want it. */
export function WechatCode({ locale, upload, texts }: Props) {
  const text = upload ? texts.scan : texts.copy;
  return (
    <figure className="grid justify-items-center gap-2 pt-2 pb-1 text-center">
      <div className="wechat-code">
        {/* eslint-disable-next-line @next/next/no-img-element -- a code must not be scaled or compressed anew */}
        <img src={upload ?? wechatCodeHref(locale)} alt={text} width={168} height={168} loading="lazy" />
      </div>
      <figcaption className="text-[13px] leading-snug text-ink-2">{text}</figcaption>
    </figure>
  );
}
