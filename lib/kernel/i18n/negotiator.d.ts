declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /** Language tags of `Accept-Language`, the best first; those rejected with q=0 are left out. */
    languages(): string[];
    /** The encodings in `available` that `Accept-Encoding` allows. */
    encodings(available: string[]): string[];
  }
}
