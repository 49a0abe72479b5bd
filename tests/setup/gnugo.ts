import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { opponentOf, splitPoints, type Position, type StoneColor } from '@/lib/go/position';

/** Debian installs its program in a folder that is not in every PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/games'];
const level = 10;
/** Answers that are played after a move before its result is counted: with its threat unanswered a move looks larger than it is. */
const settling = 4;

/** GNU Go, where it is installed. It is used over GTP for a second opinion only: no part of it is in this product. */
export function gnugoPath(): string | null {
  for (const folder of folders) {
    const file = join(folder, 'gnugo');
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  return null;
}

export class GnuGo {
  readonly #process;
  readonly #ended: Promise<unknown>;
  #said = '';
  #waiting: ((answer: string) => void) | null = null;

  constructor(file: string) {
    this.#process = spawn(file, ['--mode', 'gtp', '--level', String(level), '--seed', '1', '--never-resign'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#said += text;
      const end = this.#said.indexOf('\n\n');
      if (end < 0) return;
      const answer = this.#said.slice(0, end);
      this.#said = this.#said.slice(end + 2);
      this.#waiting?.(answer);
    });
  }

  async end(): Promise<void> {
    this.#process.stdin.end('quit\n');
    await this.#ended;
  }

  /** @throws GNU Go's error message */
  async #ask(command: string): Promise<string> {
    const answer = await new Promise<string>((resolve) => {
      this.#waiting = resolve;
      this.#process.stdin.write(`${command}\n`);
    });
    if (!answer.startsWith('=')) throw new Error(`${command}: ${answer}`);
    return answer.slice(1).trim();
  }

  async #setUp({ size, black, white }: Pick<Position, 'size' | 'black' | 'white'>): Promise<void> {
    await this.#ask(`boardsize ${size}`);
    await this.#ask('clear_board');
    await this.#ask('komi 0');
    // Earlier commands must not influence the result.
    await this.#ask('set_random_seed 1');
    for (const color of ['black', 'white'] as const)
      for (const at of splitPoints({ black, white }[color])) await this.#ask(`play ${color} ${at}`);
  }

  /** By how many points a move is worse than the one it would play itself, each followed by its best answers; 0: none. */
  async loses(position: Pick<Position, 'size' | 'black' | 'white'>, color: StoneColor, move: string): Promise<number> {
    const best = await this.#choice(position, color);
    if (best === move) return 0;
    const [asked, own] = [await this.#worth(position, color, move), await this.#worth(position, color, best)];
    return Math.max(0, own - asked);
  }

  async #choice(position: Pick<Position, 'size' | 'black' | 'white'>, color: StoneColor): Promise<string> {
    await this.#setUp(position);
    return this.#ask(`reg_genmove ${color}`);
  }

  /** By how many points it estimates `color` to be ahead once a move has been played and answered. */
  async #worth(position: Pick<Position, 'size' | 'black' | 'white'>, color: StoneColor, move: string): Promise<number> {
    await this.#setUp(position);
    await this.#ask(`play ${color} ${move}`);
    for (let ply = 1; ply <= settling; ply += 1) await this.#ask(`genmove ${ply % 2 ? opponentOf(color) : color}`);
    const score = await this.#ask('estimate_score');
    const [, winner, points] = /^([BW])\+([\d.]+)/.exec(score) ?? [];
    const ahead = winner ? Number(points) : 0;
    return winner === (color === 'black' ? 'B' : 'W') ? ahead : -ahead;
  }
}
