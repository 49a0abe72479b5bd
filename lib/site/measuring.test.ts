import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteMetadata } from '@/lib/site/contract';

const site = vi.hoisted(() => ({ metadata: {} }));
vi.mock('./reads', () => ({ siteMetadata: async () => site.metadata }));

const pixelScript = 'https://pixel.example/events.js';
const analyticsScript = 'https://tags.example/tags.js';

/** What follows from the environment and the back office together. */
async function measuring(env: Record<string, string>, metadata: Partial<SiteMetadata>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  site.metadata = { pixelId: '', pixels: [], analyticsId: '', ...metadata };
  vi.resetModules();
  return (await import('./measuring')).measuring();
}
const scripts = { PIXEL_SCRIPT_URL: pixelScript, ANALYTICS_SCRIPT_URL: analyticsScript };

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('who counts visits', () => {
  it.each<[string, Record<string, string>, Partial<SiteMetadata>]>([
    ['nothing is configured', {}, {}],
    ['the back office names nobody', scripts, {}],
    ['no script is configured', {}, { pixelId: '100', pixels: [{ path: '/faq', pixelId: '200' }], analyticsId: 'T-1' }],
    ['each has what the other lacks', { PIXEL_SCRIPT_URL: pixelScript }, { analyticsId: 'T-1' }],
  ])('is nobody where %s', async (_, env, metadata) => expect(await measuring(env, metadata)).toBeNull());

  it('is whoever has both', async () => {
    expect(await measuring(scripts, { pixelId: '100', analyticsId: 'T-1' })).toEqual({
      pixel: { script: pixelScript, id: '100', routes: [], sendsPageViews: true },
      analytics: { script: analyticsScript, id: 'T-1' },
    });
    expect(await measuring(scripts, { analyticsId: 'T-1' })).toMatchObject({ pixel: null, analytics: { id: 'T-1' } });
  });

  it('may be the pixel of a single path, and may hear of changes of page only when told to', async () => {
    const env = { ...scripts, PIXEL_AUTO_PAGE_VIEW: '0' };
    expect(await measuring(env, { pixels: [{ path: '/faq', pixelId: '200' }] })).toEqual({
      pixel: { script: pixelScript, id: '', routes: [{ path: '/faq', id: '200' }], sendsPageViews: false },
      analytics: null,
    });
  });
});
