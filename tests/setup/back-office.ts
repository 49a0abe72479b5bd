import type { DemoAccount } from './start-server';
import { ask, newAddress, type Answer } from './http';

type Found = { docs: Record<string, unknown>[]; totalDocs: number };

/** The back office as a member of staff uses it, over its REST interface. */
export class BackOffice {
  private constructor(
    private readonly url: string,
    private readonly staff: DemoAccount,
    private token: string,
  ) {}

  static async logIn(url: string, accounts: readonly DemoAccount[]): Promise<BackOffice> {
    const staff = accounts.find(({ role }) => role === 'staff');
    if (!staff) throw new Error('no demonstration account of staff');
    return new BackOffice(url, staff, await BackOffice.newToken(url, staff));
  }

  private static async newToken(url: string, staff: DemoAccount): Promise<string> {
    const response = await ask(`${url}/backstage/api/staff/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: JSON.stringify({ email: staff.username, password: staff.password }),
    });
    if (response.status !== 200) throw new Error(`staff login: ${response.status} ${response.text.slice(0, 300)}`);
    return JSON.parse(response.text).token;
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

  async remove(collection: string, id: unknown): Promise<void> {
    await this.call('DELETE', `${collection}/${String(id)}`);
  }

  /** Changes a global: a document that exists once, such as the site's constants. */
  async updateGlobal(name: string, data: Record<string, unknown>, locale = 'zh-TW'): Promise<void> {
    await this.call('POST', `globals/${name}?locale=${locale}&depth=0`, data);
  }

  /** A named action: 'orders/7/refund'. */
  async act(path: string, input: Record<string, unknown>): Promise<void> {
    await this.call('POST', path, input);
  }

  private async call(method: string, path: string, data?: unknown): Promise<Answer> {
    const send = () =>
      ask(`${this.url}/backstage/api/${path}`, {
        method,
        headers: { authorization: `JWT ${this.token}`, 'content-type': 'application/json' },
        ...(data !== undefined && { body: JSON.stringify(data) }),
      });
    let response = await send();
    if (response.status === 401) {
      // Of two sessions that one account begins at the same moment Payload stores one; another worker's has replaced this one.
      this.token = await BackOffice.newToken(this.url, this.staff);
      response = await send();
    }
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text.slice(0, 300)}`);
    return response;
  }
}
