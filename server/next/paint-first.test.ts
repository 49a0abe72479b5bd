import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { policyOf } from '@/server/headers/security-headers';
import { paintFirst } from './paint-first';

const document = (head: string, body = '圍棋') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

it("asks for the build's scripts later, for nobody else's, and leaves the rest as it is", () => {
  const own =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><link rel="manifest" href="/manifest.webmanifest"/>' +
    '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';
  const others =
    '<link rel="stylesheet" href="/s.css"/><script>var a="$&"</script><script src="https://pixel.example/p.js" async=""></script>';
  const html = paintFirst(document(own + others));
  const list = '([["/_next/static/chunks/a.js"],["/_next/static/chunks/b.js","_R_"]])</script>';
  expect(html.replace(/<script>\(function[^]*?<\/script>/, '')).toBe(document(others));
  expect(html).toContain(`${list}</head>`);
  expect(policyOf(html).match(/sha256/g)).toHaveLength(2);
});

it('has nothing to do where there is no script of the build', () => {
  expect(paintFirst(document('<script>a()</script>'))).toBe(document('<script>a()</script>'));
});

/** tests/e2e/first-paint.spec.ts checks its effect on a page of the shop. */
it('finds every script of the build, and the hint of the first, as React writes them', async () => {
  const require = createRequire(import.meta.url);
  const { createElement: h } = require('next/dist/compiled/react') as typeof import('react');
  const { renderToReadableStream } =
    require('next/dist/compiled/react-dom/server.edge') as typeof import('react-dom/server.edge');
  const chunk = '/_next/static/chunks/a.js';
  const [begin, manifest] = ['/_next/static/chunks/begin.js', '/manifest.webmanifest'];
  const head = h(
    'head',
    null,
    h('script', { src: chunk, async: true }),
    h('link', { rel: 'manifest', href: manifest }),
  );
  const written = await renderToReadableStream(h('html', null, head, h('body', null, '圍棋')), {
    bootstrapScripts: [{ src: begin }],
  });
  const html = await new Response(written).text();
  for (const part of ['rel="preload"', `src="${chunk}"`, `src="${begin}"`, 'rel="manifest"'])
    expect(html).toContain(part);
  const edited = paintFirst(html);
  expect(edited).not.toMatch(/<script src|rel="preload"|rel="manifest"/);
  expect(JSON.parse(/\}\)\((\[\[.*?\]\])\)<\/script><\/head>/.exec(edited)?.[1] ?? 'null')).toEqual([
    [chunk],
    [begin, '_R_'],
  ]);
});
