type Request = { url: string; headers: Record<string, string | string[] | undefined> };
export type WholeAnswer = { status: number; headers: Record<string, string | string[] | number>; body: Buffer };
export class AnswerCache {
  read(req: Request, load: () => Promise<WholeAnswer>): Promise<WholeAnswer>;
  forget(): void;
}
