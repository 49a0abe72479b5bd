import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { bodyIn, encodingFor, type Encoding } from './encodings';
import type { CachedResponse } from './prepare-response';
import type { Headers } from '../headers/security-headers';

/** Alternating names and values, as Node writes them: a headers object would be checked and copied for each response. */
type Head = OutgoingHttpHeader[];
type Kind = { status: 200 | 404; encoding: Encoding; length: number } | { status: 304 };

const weak = (etag: string) => etag.trim().replace(/^W\//, '');

/** Sends cached responses; the headers of each are built once. @param general headers of every response; a page's own of the same name replace them */
export function cachedSender(general: Headers) {
  const heads = new WeakMap<CachedResponse, Map<string, Head>>();

  function headOf(cached: CachedResponse, kind: Kind): Head {
    let ofCached = heads.get(cached);
    if (!ofCached) heads.set(cached, (ofCached = new Map()));
    const name = kind.status === 304 ? '304' : `${kind.status} ${kind.encoding}`;
    let head = ofCached.get(name);
    if (!head) ofCached.set(name, (head = putTogether(cached, kind)));
    return head;
  }

  function putTogether(cached: CachedResponse, kind: Kind): Head {
    const headers = { ...general, ...cached.headers };
    if (kind.status === 304) delete headers['content-type'];
    else {
      headers['content-length'] = kind.length;
      if (kind.encoding !== 'identity') headers['content-encoding'] = kind.encoding;
    }
    if (kind.status === 404) {
      // The page may exist later, so no shared cache may store the 404.
      headers['cache-control'] = 'no-cache';
      delete headers.etag;
    }
    return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
  }

  /** Sends the response in an encoding that the browser accepts, or 304 when it has it already. `status` 404 sends the text of a missing page. */
  return async (req: IncomingMessage, res: ServerResponse, cached: CachedResponse, status: 200 | 404 = 200) => {
    const known = req.headers['if-none-match'];
    if (status === 200 && known?.split(',').some((etag) => weak(etag) === weak(cached.etag) || etag.trim() === '*')) {
      res.writeHead(304, headOf(cached, { status: 304 })).end();
      return;
    }
    const encoding = encodingFor(req.headers['accept-encoding'], cached.forms);
    const body = await bodyIn(encoding, cached.forms);
    if (res.destroyed) return;
    res.writeHead(status, headOf(cached, { status, encoding, length: body.length })).end(body);
  };
}
