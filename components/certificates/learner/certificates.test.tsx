import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Certificates } from '@/components/certificates/certificates';
import { EarnedCertificate } from '@/components/exams/earned-certificate';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import type { Certificate } from '@/lib/certificates/contract';
import messages from '@/messages/en-US.json';
import { saveFile } from '@/components/ui/browser/save-file';
import { rememberUser } from '@/tests/setup/render-account';
import { button, link, open, resetLearnApp, serve, settings } from '@/tests/setup/learn-app';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/exam',
  useRouter: () => ({ prefetch: () => {} }),
}));
vi.mock('@/components/ui/browser/save-file', () => ({ saveFile: vi.fn() }));

const texts = messages.exam.certificate;
const number = 'ABCD-EFGH-2345';
const own = `course/learning/certificates/${number}`;
const certificate = (changes: Partial<Certificate> = {}): Certificate => ({
  number,
  grade: 19,
  name: 'Ada',
  passedAt: '2026-11-25T10:00:00Z',
  right: 18,
  questions: 20,
  isNameShown: false,
  revokedAt: null,
  ...changes,
});

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  resetLearnApp();
  rememberUser();
});

function serveCertificates(first: Certificate, kids = false) {
  let stored = first;
  return serve({
    'GET course/learning/settings': { data: { ...settings.data, kids } },
    'GET course/learning/certificates': () => ({ data: [stored] }),
    [`PUT ${own}`]: ({ body }) => {
      stored = { ...stored, ...(body as Partial<Certificate>) };
      return { data: stored };
    },
    [`POST ${own}/pdf`]: { data: '%PDF' },
    [`POST ${own}/credential`]: { data: 'a.b.c' },
  });
}

describe('a certificate', () => {
  it('is saved as PDF in the language that is chosen, and as a credential', async () => {
    const { calls } = serveCertificates(certificate());
    const user = open(
      <LearnerGate>
        <Certificates />
      </LearnerGate>,
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: texts.pdfIn }), '日本語');
    await user.click(await button(texts.pdf));
    await waitFor(() => expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe(`${number}.pdf`));
    expect(calls.find(({ url }) => url.endsWith('/pdf'))?.query).toEqual({ locale: 'ja-JP' });
    await user.click(screen.getByText(texts.more));
    await user.click(await button(texts.credential));
    await waitFor(() => expect(vi.mocked(saveFile).mock.calls[1]?.[0]).toBe(`${number}.jwt`));
  });

  it('shows the name on the public page only once its owner says so', async () => {
    const { calls } = serveCertificates(certificate());
    const user = open(
      <LearnerGate>
        <Certificates />
      </LearnerGate>,
    );
    await user.click(await screen.findByText(texts.more));
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(texts.showName) });
    expect(box().checked).toBe(false);
    await user.click(box());
    await waitFor(() => expect(box().checked).toBe(true));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ isNameShown: true });
  });

  it('has its public page, whose address is copied', async () => {
    serveCertificates(certificate());
    const user = open(
      <LearnerGate>
        <Certificates />
      </LearnerGate>,
    );
    await user.click(await screen.findByText(texts.more));
    const href = `/api/course/certificate?number=${number}&locale=en-US`;
    expect((await link(texts.check)).getAttribute('href')).toBe(href);
    await user.click(await button(texts.copy));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${href}`);
  });

  it('says the days of the school’s calendar, as the PDF and the public page do', async () => {
    // Evening in London, the next day in Taipei.
    serveCertificates(certificate({ passedAt: '2026-11-25T18:00:00Z', revokedAt: '2026-11-26T18:00:00Z' }));
    open(
      <LearnerGate>
        <Certificates />
      </LearnerGate>,
    );
    expect(await screen.findByText(/Passed on Nov 26, 2026/)).toBeTruthy();
    expect(screen.getByText(/Revoked on Nov 27, 2026/)).toBeTruthy();
  });

  it('that was revoked says when, and is saved no more', async () => {
    serveCertificates(certificate({ revokedAt: '2026-11-26T10:00:00Z' }));
    open(
      <LearnerGate>
        <Certificates />
      </LearnerGate>,
    );
    expect(await screen.findByText(/Revoked on Nov 26, 2026/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('on a child’s screen is one button', async () => {
    serveCertificates(certificate(), true);
    open(
      <LearnerGate>
        <Certificates />
      </LearnerGate>,
    );
    expect(await screen.findByText(texts.kidsText)).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([texts.pdf]);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText(texts.more)).toBeNull();
  });

  it('says why it is not given out', async () => {
    serve({
      'GET course/learning/certificates': { data: [certificate()] },
      [`POST ${own}/pdf`]: { status: 410, code: 'CERTIFICATE_REVOKED' },
    });
    const user = open(
      <LearnerGate>
        <Certificates />
      </LearnerGate>,
    );
    await user.click(await button(texts.pdf));
    expect((await screen.findByRole('alert')).textContent).toContain(messages.errors.CERTIFICATE_REVOKED);
    expect(saveFile).not.toHaveBeenCalled();
  });
});

it('a pass that nobody handed in gives its certificate when it is asked for', async () => {
  const { calls } = serve({ 'POST course/learning/exam-sittings/s/finish': { data: { id: 's' } } });
  const user = open(
    <LearnerGate>
      <EarnedCertificate sitting="s" certificate={null} />
    </LearnerGate>,
  );
  await user.click(await button(texts.get));
  await waitFor(() => expect(calls.some(({ method, url }) => method === 'POST' && url.endsWith('finish'))).toBe(true));
});
