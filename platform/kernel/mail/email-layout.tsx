import type { CSSProperties } from 'react';

/** The whole content of an email, in the reader's language. */
export type EmailContent = {
  locale: string;
  /** The shop's name, above the text. */
  shop: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Shown large, to be typed. */
  code?: string;
  /** The last row is the total. */
  receipt?: { label: string; amount: string }[];
  /** Rows of a label and a value. */
  facts?: { label: string; value: string }[];
  action?: { label: string; href: string };
  /** Another way to the same place, for readers who cannot open `action`. */
  otherWay?: { label: string; href: string };
  closing: string;
  /** Unsubscribes from repeated emails; mail programs get it as headers, too. */
  unsubscribe?: { label: string; href: string };
};

/** The content of one email, without the language and the shop's name. */
export type EmailBody = Omit<EmailContent, 'locale' | 'shop'>;

const page: CSSProperties = {
  margin: 0,
  padding: '32px 16px',
  backgroundColor: '#f6f1e7',
  color: '#26221b',
  fontFamily: 'Helvetica, Arial, sans-serif',
};
const head: CSSProperties = { maxWidth: 560, margin: '0 auto 14px', fontSize: 17, lineHeight: '24px', fontWeight: 700 };
/** Drawn by CSS, as mail programs block images until the reader allows them. */
const stone: CSSProperties = {
  display: 'inline-block',
  width: 14,
  height: 14,
  borderRadius: 8,
  border: '1px solid #26221b',
  verticalAlign: '-2px',
};
const card: CSSProperties = {
  maxWidth: 560,
  margin: '0 auto',
  padding: '28px 24px',
  backgroundColor: '#ffffff',
  borderRadius: 12,
  // Mail programs support this and not 'anywhere'; an address longer than a phone's line has to break.
  wordBreak: 'break-word',
};
const button: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  backgroundColor: '#b4530a',
  color: '#ffffff',
  borderRadius: 8,
  textDecoration: 'none',
  fontWeight: 700,
};
const text: CSSProperties = { fontSize: 16, lineHeight: '26px', margin: '0 0 16px' };
const cell: CSSProperties = {
  fontSize: 15,
  lineHeight: '22px',
  padding: '10px 0',
  borderBottom: '1px solid #e8e0d2',
  verticalAlign: 'top',
  textAlign: 'left',
};
/** For a code of six digits; a longer one is set smaller. */
const codeText: CSSProperties = {
  fontSize: 32,
  lineHeight: '40px',
  letterSpacing: 6,
  fontWeight: 700,
  margin: '0 0 20px',
};
const money: CSSProperties = { ...cell, textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: 16 };

/** The one layout of all mails: tables and inline styles, as mail programs want it. */
export function EmailLayout({
  locale,
  shop,
  subject,
  heading,
  paragraphs,
  code,
  receipt,
  facts,
  action,
  otherWay,
  closing,
  unsubscribe,
}: EmailContent) {
  return (
    <html lang={locale}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={page}>
        <p style={head}>
          <span aria-hidden="true" style={{ ...stone, backgroundColor: '#26221b' }} />
          <span aria-hidden="true" style={{ ...stone, backgroundColor: '#ffffff', margin: '0 8px 0 -5px' }} />
          {shop}
        </p>
        <div style={card}>
          <h1 style={{ fontSize: 22, lineHeight: '30px', margin: '0 0 20px' }}>{heading}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} style={text}>
              {paragraph}
            </p>
          ))}
          {code && (
            <p style={{ ...codeText, ...(code.length > 8 ? { fontSize: 20, letterSpacing: 0.5 } : {}) }}>{code}</p>
          )}
          {receipt && <Receipt rows={receipt} />}
          {facts && <Facts rows={facts} />}
          {action && (
            <p style={{ margin: '24px 0' }}>
              <a href={action.href} style={button}>
                {action.label}
              </a>
            </p>
          )}
          {otherWay && (
            <p style={{ ...text, fontSize: 14, lineHeight: '22px' }}>
              <a href={otherWay.href} style={{ color: '#b4530a' }}>
                {otherWay.label}
              </a>
            </p>
          )}
          <p style={{ ...text, margin: 0, color: '#6b6252', fontSize: 14, lineHeight: '22px' }}>{closing}</p>
          {unsubscribe && (
            <p style={{ ...text, margin: '12px 0 0', fontSize: 14, lineHeight: '22px' }}>
              <a href={unsubscribe.href} style={{ color: '#6b6252' }}>
                {unsubscribe.label}
              </a>
            </p>
          )}
        </div>
      </body>
    </html>
  );
}

function Receipt({ rows }: { rows: NonNullable<EmailContent['receipt']> }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 20px' }}>
      <tbody>
        {rows.map(({ label, amount }, index) => {
          const fontWeight = index === rows.length - 1 ? 700 : undefined;
          return (
            <tr key={index}>
              <td style={{ ...cell, fontWeight }}>{label}</td>
              <td style={{ ...money, fontWeight }}>{amount}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Facts({ rows }: { rows: NonNullable<EmailContent['facts']> }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 20px' }}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <td style={{ ...cell, color: '#6b6252', whiteSpace: 'nowrap', paddingRight: 16 }}>{label}</td>
            <td style={{ ...cell, width: '100%', whiteSpace: 'pre-line' }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
