import type { DemoAccount } from './start-server';
import { ask, newAddress, type Answer } from './http';

type Found = { docs: Record<string, unknown>[]; totalDocs: number };

/** The back office as a member of staff uses it, over its REST interface. */
export class BackOffice {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async logIn(url: string, accounts: readonly DemoAccount[]): Promise<BackOffice> {
    const staff = accounts.find(({ role }) => role === 'staff');
    if (!staff) throw new Error('no demonstration account of staff');
    const answer = await ask(`${url}/backstage/api/staff/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: JSON.stringify({ email: staff.username, password: staff.password }),
    });
    if (answer.status !== 200) throw new Error(`staff login: ${answer.status} ${answer.text.slice(0, 300)}`);
    const office = new BackOffice(url, JSON.parse(answer.text).token);
    // Payload keeps one of two sessions that one account begins at the same moment: the other worker may have taken this one's place.
    return (await office.isLoggedIn()) ? office : BackOffice.logIn(url, accounts);
  }

  private async isLoggedIn(): Promise<boolean> {
    const headers = { authorization: `JWT ${this.token}`, 'x-forwarded-for': newAddress() };
    const { text } = await ask(`${this.url}/backstage/api/staff/me`, { headers });
    return JSON.parse(text).user !== null;
  }

  async find(collection: string, query: Record<string, string>): Promise<Found> {
    return JSON.parse((await this.call('GET', `${collection}?${new URLSearchParams({ depth: '0', ...query })}`)).text);
  }

  async findOne(collection: string, query: Record<string, string>): Promise<Record<string, unknown>> {
    const { docs } = await this.find(collection, { limit: '1', ...query });
    if (!docs[0]) throw new Error(`nothing in ${collection} for ${JSON.stringify(query)}`);
    return docs[0];
  }

  async create(collection: string, data: Record<string, unknown>, locale = 'zh-TW'): Promise<void> {
    await this.call('POST', `${collection}?locale=${locale}&depth=0`, data);
  }

  async update(collection: string, id: unknown, data: Record<string, unknown>, locale = 'zh-TW'): Promise<void> {
    await this.call('PATCH', `${collection}/${String(id)}?locale=${locale}&depth=0`, data);
  }

  /** A page of which there is one, such as the site's constants. */
  async updateGlobal(name: string, data: Record<string, unknown>, locale = 'zh-TW'): Promise<void> {
    await this.call('POST', `globals/${name}?locale=${locale}&depth=0`, data);
  }

  private async call(method: string, path: string, data?: unknown): Promise<Answer> {
    const answer = await ask(`${this.url}/backstage/api/${path}`, {
      method,
      headers: { authorization: `JWT ${this.token}`, 'content-type': 'application/json' },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer;
  }
}
