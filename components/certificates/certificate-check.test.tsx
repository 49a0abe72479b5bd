import { expect, it, vi } from 'vitest';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { renderServer } from '@/tests/setup/render-server';
import { CertificateCheck } from './certificate-check';

const page = vi.hoisted(() => ({ locale: 'zh-TW' as Locale }));
vi.mock('next/root-params', () => ({ locale: async () => page.locale, region: async () => 'global' }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
vi.mock('@/lib/kernel/i18n/page-locale', () => ({ pageLocale: async () => page.locale }));
vi.mock('@/lib/pages/reads', () => ({ pageName: async () => 'Home' }));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  return {
    getTranslations: async (namespace: string) => {
      const { default: messages } = await import(`../../messages/${page.locale}.json`);
      return createTranslator({ locale: page.locale, namespace, messages } as never);
    },
  };
});

it.each(locales)(
  '%s: asks for the number with a form that needs no script, and leads to the page that confirms it',
  async (locale) => {
    page.locale = locale;
    document.body.innerHTML = await renderServer(<CertificateCheck />);
    const { title, number, button } = (await import(`../../messages/${locale}.json`)).default.examCertificate.check;
    expect(document.querySelector('h1')?.textContent).toBe(title);
    const form = document.querySelector('form')!;
    expect(form.method).toBe('get');
    expect(form.getAttribute('action')).toBe('/api/course/certificate');
    const input = document.querySelector('input[name=number]')!;
    expect(document.querySelector(`label[for=${input.id}]`)?.textContent).toBe(number);
    input.setAttribute('value', 'ABCD-EFGH-2345');
    expect(Object.fromEntries(new FormData(form))).toEqual({ locale, number: 'ABCD-EFGH-2345' });
    expect(form.querySelector('button')?.textContent).toBe(button);
  },
);
