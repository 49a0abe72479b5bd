import { expect, it } from 'vitest';
import { passkeySite } from '@/platform/login/passkeys/passkey-site';

const site = (SITE_URL: string, JP_SITE_URL: string) => passkeySite({ SITE_URL, JP_SITE_URL });

it('is the domain that the sites share', () => {
  expect(site('https://sente.example', 'https://jp.sente.example')).toEqual({
    id: 'sente.example',
    origins: ['https://sente.example', 'https://jp.sente.example', 'https://www.sente.example'],
  });
  const { id, origins } = site('https://www.sente.com.tw', 'https://jp.sente.com.tw');
  expect(id).toBe('sente.com.tw');
  expect(origins).toContain('https://sente.com.tw');
});

it('is the site itself where they share none', () => {
  expect(site('https://sente.example', 'https://jp.sente-go.example')).toEqual({
    id: 'sente.example',
    origins: ['https://sente.example'],
  });
});

it('works on one’s own machine, with its port', () => {
  const { id, origins } = site('http://localhost:3000', 'http://jp.localhost:3000');
  expect(id).toBe('localhost');
  expect(origins).toEqual(
    expect.arrayContaining(['http://localhost:3000', 'http://jp.localhost:3000', 'http://www.localhost:3000']),
  );
});
