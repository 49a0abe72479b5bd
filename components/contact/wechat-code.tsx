import { encode } from 'uqr';

type Props = {
  id: string;
  /** The one WeChat made for the account; leads there at once. */
  upload: string | null;
  /** What each of the two is good for. */
  texts: { scan: string; copy: string };
};

/** WeChat has no address to link to: its code, or where none is uploaded one that says the id. Black on white in both schemes, as scanners want it. */
export function WechatCode({ id, upload, texts }: Props) {
  const text = upload ? texts.scan : texts.copy;
  return (
    <figure className="grid justify-items-center gap-2 pt-2 pb-1 text-center">
      <div className="wechat-code">
        {upload ? (
          // eslint-disable-next-line @next/next/no-img-element -- a code must not be scaled or compressed anew
          <img src={upload} alt={text} width={168} height={168} loading="lazy" />
        ) : (
          <DrawnCode of={id} label={text} />
        )}
      </div>
      <figcaption className="text-[13px] leading-snug text-ink-2">{text}</figcaption>
    </figure>
  );
}

function DrawnCode({ of, label }: { of: string; label: string }) {
  const { data, size } = encode(of, { border: 4 });
  const squares = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares} fill="#000" />
    </svg>
  );
}
