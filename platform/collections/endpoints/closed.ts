import { Forbidden, type Endpoint } from 'payload';

/** Shuts one of the doors Payload opens on its own: the first endpoint of a path wins. */
export function closed(path: string): Endpoint {
  return {
    path,
    method: 'post',
    handler: (req) => {
      throw new Forbidden(req.t);
    },
  };
}
