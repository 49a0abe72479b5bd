import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { composeMail } from '@/platform/mail/compose';

const receipt = {
  name: '<b>Mallory</b>',
  number: '261121-7KQ4MZ9XAB',
  paidAt: '2026-11-21T16:30:00Z',
  discount: 'NT$100',
  total: 'NT$900',
  lines: [{ title: 'Board & stones', quantity: 2, amount: 'NT$1,000' }],
};

describe.each(locales)('mails in %s', (locale) => {
  it('greet by name, escape it, and list what was bought', async () => {
    const mail = await composeMail('orderReceipt', locale, receipt);
    expect(mail.subject).toContain('261121-7KQ4MZ9XAB');
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html).toContain('&lt;b&gt;Mallory');
    expect(mail.html).toContain('NT$900');
    expect(mail.text).toContain('Board & stones × 2  NT$1,000');
    expect(mail.text).toContain(`/${locale}/origin#/orders/261121-7KQ4MZ9XAB`);
  });

  it('carry a code and how long it lasts', async () => {
    for (const template of ['otp', 'passwordReset'] as const) {
      const mail = await composeMail(template, locale, {
        name: 'Lin',
        username: 'lin.go',
        code: '048213',
        minutes: 10,
      });
      expect(mail.html).toContain('048213');
      expect(mail.text).toMatch(/10/);
      expect(mail.text).toContain('lin.go');
    }
  });

  it('welcome', async () => {
    const mail = await composeMail('welcome', locale, { name: 'Lin', username: 'lin.go' });
    expect(mail.text).toContain('Lin');
    expect(mail.text).toContain('lin.go');
  });
});

it('a mail without what it needs is not sent', async () => {
  await expect(composeMail('otp', 'en-US', { name: 'Lin' })).rejects.toThrow();
});
