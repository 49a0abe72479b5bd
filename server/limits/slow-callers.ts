/** A request or response that holds memory or a connection to Next until its caller has sent or read all of it. */
type Exchange = { caller: string; isWaiting: () => boolean; cut: () => void };

/**
 * Limits slow exchanges: a caller with too many waiting ones loses the one that waits longest; when all callers together have too many, the caller
 * with the most loses one. Callers that send and read without delay are never affected.
 */
export class SlowCallers {
  #byCaller = new Map<string, Set<Exchange>>();
  #all = 0;

  constructor(private readonly most: { ofOne: number; inAll?: number }) {}

  /** @returns a function to call when the exchange no longer depends on its caller */
  add(exchange: Exchange): () => void {
    const own = this.#byCaller.get(exchange.caller) ?? new Set();
    this.#byCaller.set(exchange.caller, own.add(exchange));
    this.#all += 1;
    if (own.size > this.most.ofOne) this.#cutOne(own);
    else if (this.#all > (this.most.inAll ?? Infinity))
      this.#cutOne([...this.#byCaller.values()].reduce((largest, set) => (set.size > largest.size ? set : largest)));
    return () => this.#remove(exchange);
  }

  #cutOne(exchanges: ReadonlySet<Exchange>): void {
    const longest = [...exchanges].find(({ isWaiting }) => isWaiting());
    if (!longest) return;
    this.#remove(longest);
    longest.cut();
  }

  #remove(exchange: Exchange): void {
    const own = this.#byCaller.get(exchange.caller);
    if (!own?.delete(exchange)) return;
    this.#all -= 1;
    if (own.size === 0) this.#byCaller.delete(exchange.caller);
  }
}
