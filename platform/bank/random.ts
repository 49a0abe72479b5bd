import { randomFrom } from '@/lib/go/random';

/** Random numbers that are the same in every run. */
export class Random {
  readonly #random: () => number;
  constructor(seed: number) {
    this.#random = randomFrom(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b));
  }
  /** 0 to 1, without 1. */
  next(): number {
    return (this.#random() >>> 0) / 0x1_0000_0000;
  }
  below(n: number): number {
    return Math.floor(this.next() * n);
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}
