/** Something that holds memory or a connection to Next until its caller has sent or read the rest of it. */
type Exchange = {
  /** It waits for its caller at this moment. */
  isWaiting: () => boolean;
  /** Ends it. */
  cut: () => void;
};

/** More than a browser ever has under way, or a school behind one address. */
const mostOfOneCaller = 32;

/** A caller who keeps too many waiting loses the one that has waited longest; whoever sends and reads at once is never touched. */
export class SlowCallers {
  #byCaller = new Map<string, Set<Exchange>>();

  constructor(private readonly most = mostOfOneCaller) {}

  /** @returns to be called when it no longer depends on its caller */
  add(caller: string, exchange: Exchange): () => void {
    const all = this.#byCaller.get(caller) ?? new Set();
    this.#byCaller.set(caller, all.add(exchange));
    const done = () => {
      all.delete(exchange);
      if (all.size === 0) this.#byCaller.delete(caller);
    };
    if (all.size > this.most)
      for (const one of all)
        if (one !== exchange && one.isWaiting()) {
          all.delete(one);
          one.cut();
          break;
        }
    return done;
  }
}
