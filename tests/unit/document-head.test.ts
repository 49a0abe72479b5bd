import { describe, expect, it } from 'vitest';
import { readyDocument } from '../../scripts/serve/document-head.mjs';

const head = (inner: string) => ({
  status: 200,
  headers: { link: ['</a.woff2>; rel=preload; as="font"', '</a.woff2>; rel=preload; as="font"'] },
  body: Buffer.from(`<!DOCTYPE html><html><head><meta charSet="utf-8"/>${inner}</head><body>圍棋</body></html>`),
});
const script = '<script id="before-paint">var a="$&";</script>';

describe("a document's head", () => {
  it('has the first script before the stylesheet, which is announced', () => {
    const ready = readyDocument(
      head(`<link rel="stylesheet" href="/s.css" data-precedence="next"/><title>t</title>${script}`),
    );
    expect(ready.body.toString()).toBe(
      `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${script}<link rel="stylesheet" href="/s.css" data-precedence="next"/><title>t</title></head><body>圍棋</body></html>`,
    );
    expect(ready.headers.link).toEqual(['</s.css>; rel=preload; as="style"', '</a.woff2>; rel=preload; as="font"']);
  });

  it("asks for the build's scripts after the first paint", () => {
    const scripts =
      '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
    const foreign = '<script src="https://pixel.example/p.js" async=""></script>';
    const html = readyDocument(
      head(`<link rel="stylesheet" href="/s.css"/>${preload}${script}${scripts}${foreign}`),
    ).body.toString();
    expect(html).not.toContain('src="/_next/');
    expect(html).not.toContain('as="script"');
    expect(html).toContain(foreign);
    expect(html).toContain(
      '([["/_next/static/chunks/a.js"],["/_next/static/chunks/b.js","_R_"]])</script><link rel="stylesheet"',
    );
  });

  it('stays as it is without that script', () => {
    const given = head('<link rel="stylesheet" href="/s.css"/>');
    expect(readyDocument(given)).toBe(given);
  });
});
