import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { allOperations } from '@/lib/operations';
import { hasAddress } from '@/lib/kernel/text/address-in-text';
import { asName, isName, isTitle, nameKey } from './person-name';

const real = [
  '林小棋',
  '田中（母）',
  '田中・マリア',
  '김 철수',
  'Nguyễn Văn A',
  'محمد بن سلمان',
  'שרה כהן',
  'ด.ช. สมชาย ใจดี',
  'ด.ช.สมชาย',
  'O’Brien',
  "O'Brien",
  'Jean-Luc',
  'Dr. Müller',
  'J. R. R. Tolkien',
  'J.R.R. Tolkien',
  'J.Smith',
  'Smith, Jr.',
  'María José Carreño Quiñones',
  'Ann (mother of Bo)',
  'İpek Işık',
  'Αλέξανδρος',
  'Анна-Мария',
  '迪克·布鲁纳',
  'می\u200cخواهم',
  '葛\u{e0100}城',
  'G19 白隊 2',
  '先手國小 3 年 2 班',
  'Sente & Co. (Lower School)',
  'Kiki 🌸',
];
const addresses = [
  'https://evil.example',
  'http://2130706433',
  'http://[::1]/',
  'hxxp://evil',
  'hxxps evil',
  'evil://x',
  '//evil/x',
  'mailto:a',
  'tel:0900',
  'www.evil',
  'evil.com',
  'EVIL.CN!',
  'see evil.com/win now',
  'Evil.Com',
  'T.Me/evil',
  't.me',
  'evil.co.uk',
  'xn--80ak6aa92e.com',
  '例え.com',
  'пример.рф',
  'пример.com',
  '例子.中国',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  '圍棋。com',
  'evil｡com',
  'evil․com',
  'evil﹒com',
  'ev\u200bil\u00ad.c\u2060om',
  '\u202eevil.com',
  'example . com',
  'example .com',
  'example. com',
  'example 。 com',
  'example[.]com',
  'example (dot) com',
  'example dot com',
  'example 點 com',
  'example·com',
  'ⓔⓥⓘⓛ.ⓒⓞⓜ',
  'user@host',
  'user＠host',
  'user (at) host',
  'user[at]host',
  '192.168.0.1',
  'at 10.0.0.1:8080/x',
  '１９２。１６８。０。１',
  '0x7f000001',
  '[2001:db8::1]',
  '2001:db8:0:0:0:0:0:1',
  'fe80::1',
];

describe('an address in a text', () => {
  it.each(addresses)('is found however it is spelled: %s', (text) => {
    expect(hasAddress(text)).toBe(true);
    expect(hasAddress(`Claim at ${text}`)).toBe(true);
  });

  it.each([
    ...real,
    '生日快樂！真的。OK',
    '生日快樂。Go 很有趣',
    'Have fun. See you at 5.30!',
    'お誕生日おめでとう。9路盤で打とうねwww',
    'v1.2 … 3.50',
    'Dear Mr. Wu',
    'Let us meet at 10:30, or 10:30:15. It is 2027.01.02',
    'wait ... then play',
    'One day you will be 1 dan',
    'I’ll connect the dots; come on',
  ])('is not seen where there is none: %s', (text) => {
    expect(hasAddress(text)).toBe(false);
  });
});

describe('a name', () => {
  it.each(real)('that people have is one: %s', (name) => {
    expect(isName(asName(name))).toBe(true);
  });

  it.each([
    'friend\nYou have won 500 USD. Claim at http://evil.example',
    'friend\nYou have won',
    'friend\u2028You have won',
    'friend\u0085You have won',
    'Call 0912-345-678',
    'Call +1 (800) 555-0100',
    '電話０９１２３４５６７８',
    '',
    ' ',
    '\u200b\u2060',
    '\u3164\u115f',
    '\u2800',
    '...',
    ...addresses,
  ])('is one line without an address or a number to call: %j', (name) => {
    expect(isName(asName(name))).toBe(false);
  });

  it.each([
    'Homework 2026-09-15',
    '20260915 作業',
    '2026.9.1–2026.12.20',
    '9/15–9/22 18:30',
    '2026年9月1日の宿題',
    'Term 2026/09 – 2027/01',
  ])('is a title with a day in it: %s', (title) => {
    expect([isTitle(asName(title)), isName(asName(title))]).toEqual([true, /月/.test(title)]);
  });

  it.each(['Call 0912-345-678', '2345-6789', '20261399 / 2026', '+886 2 2026-0915 77', 'http://evil.example', ''])(
    'is no title: %s',
    (title) => {
      expect(isTitle(asName(title))).toBe(false);
    },
  );

  it('is kept without what cannot be seen, with single blanks', () => {
    expect(asName(' 小\u200b美\t\u202e 林\u3000\u00a0木 ')).toBe('小美 林 木');
    expect(asName('\ufeffMei\u0000')).toBe('Mei');
  });

  it('is the same child in whatever width, case, blanks and invisible signs', () => {
    const same = (...names: string[]) => expect(new Set(names.map(nameKey)).size, names.join('|')).toBe(1);
    same(
      'Mei Lin',
      'mei lin',
      'MEI  LIN',
      ' Mei\u00a0Lin',
      'Mei\u3000Lin',
      'Ｍｅｉ Ｌｉｎ',
      'Mei\n\tLin',
      'Mei\u2800Lin',
    );
    same(
      'Mei',
      'M\u200bei',
      'Me\u00adi\ufeff',
      'Mei\u{e0041}',
      '\u2066Mei\u2069',
      'Mei\u0000',
      'Mei\ufe0f',
      'M\u034fei',
    );
    same('王小明', '王 小明', '王\u3000小 明', '王\u200d小明', '王小明\u3164');
    same('A 隊', 'A隊', 'ａ\u3000隊');
    same('ﾀﾅｶ ﾊﾅｺ', 'タナカハナコ', 'タナカ\u3000ハナコ');
    same('Zoë', 'Zoe\u0308', 'Zoe\u034f\u0308');
    same('O’Brien', "O'Brien", 'OʼBrien', 'O＇Brien');
    same('Jean-Luc', 'Jean‑Luc', 'Jean‐Luc', 'Jean－Luc');
    expect(nameKey('王小明')).not.toBe(nameKey('王大明'));
    expect(nameKey('Ann Lee')).not.toBe(nameKey('Annlee'));
  });

  it('has a key that is its own key, and no other for what cannot be seen within it', () => {
    const text = fc.string({ unit: 'grapheme-composite' });
    const hidden = fc.constantFrom('\u200b', '\u00ad', '\ufeff', '\u2060', '\u{e0020}', '\u0000', '\u202e', '\u061c');
    fc.assert(
      fc.property(text, text, hidden, (one, other, sign) => {
        expect(nameKey(nameKey(one))).toBe(nameKey(one));
        expect(nameKey(` ${one}  `)).toBe(nameKey(one));
        expect(nameKey(`${one}${sign} ${other}`)).toBe(nameKey(`${one} ${sign} ${other}`));
        expect(asName(asName(one))).toBe(asName(one));
      }),
    );
  });
});

/** Every text of a body, by its path: 'players[].name'. */
function* textsIn(schema: unknown, path = ''): Generator<[string, z.ZodType]> {
  if (schema instanceof z.ZodObject)
    for (const [name, inner] of Object.entries(schema.shape)) yield* textsIn(inner, path ? `${path}.${name}` : name);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* textsIn(option, path);
  else if (schema instanceof z.ZodArray) yield* textsIn(schema.element, `${path}[]`);
  else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) yield* textsIn(schema.unwrap(), path);
  else if (schema instanceof z.ZodType) yield [path, schema];
}

describe('whatever somebody can write to an operation', () => {
  /** Texts that are not sent in emails: those for staff, shipments, invoices and the user's own use; names of documents; keys, ids and secrets. */
  const unmailed = [
    '/learning/events events[].step',
    '/learning/events events[].problem',
    '/learning/notebook/reviews reviews[].card',
    '/learning/notebook/reviews reviews[].problem',
    '/learning/problem-reports problem',
    '/learning/problem-reports text',
    ...['about', 'places', 'hours', 'classes'].map((field) => `content.${field}`),
    '/messages/{side}/{id} text',
    '/messages/{side}/{id}/report text',
    'note',
    'experience',
    'phone',
    'address.phone',
    'city',
    'line1',
    'line2',
    'address.city',
    'address.line1',
    'address.line2',
    'invoice.companyName',
    '/passkeys name',
    '/passkeys/{id} name',
    '/requests/{reference}/files name',
    // Compared with the stored name, and not stored itself.
    '/teach/students/{id}/erase name',
    // The rows of a sheet: lib/students/import checks each name.
    'rows[].name',
    'rows[].birth',
    'rows[].schoolClass',
    'rows[].note',
    'students[]',
    'from',
    'to',
    'token',
    'password',
    'newPassword',
    'otp',
    'key',
    'coupon',
    'code',
    'marketHandle',
    'learner',
    'provider',
    'content.file',
    'items[].material',
    'materials[]',
    'classes[]',
    'productId',
    'codes[]',
    'items[].productId',
    'schoolClass',
    'handle',
    'championship',
    'groupId',
    'classId',
    'response.id',
    'response.rawId',
    'response.response.clientDataJSON',
    '/login username',
    '/otp username',
    '/password/reset username',
    'identifier',
  ];

  it('is a name by the one rule, or is decided to reach no letter', () => {
    const free = allOperations.flatMap(({ path, body }) =>
      [...textsIn(body)].flatMap(([name, schema]) =>
        schema.safeParse('Claim at evil.example').success ? [[name, `${path} ${name}`]] : [],
      ),
    );
    expect(free.filter((names) => !names.some((name) => unmailed.includes(name))).map(([, name]) => name)).toEqual([]);
    const names = allOperations.flatMap(({ path, body }) =>
      [...textsIn(body)].flatMap(([name, schema]) =>
        schema.safeParse(' Jean-Luc  Müller').data === 'Jean-Luc Müller' ? [`${path} ${name}`] : [],
      ),
    );
    expect([...new Set(names)].sort()).toEqual([
      '/ nickName',
      '/ realName',
      '/addresses name',
      '/addresses/{id} name',
      '/gifts recipientName',
      '/joining name',
      '/learners name',
      '/learners/{id} name',
      '/orders address.name',
      '/register realName',
      '/requests/championship name',
      '/requests/championship players[].name',
      '/requests/championship school',
      '/requests/championship team',
      '/requests/teaching name',
      '/requests/trial childName',
      '/requests/trial name',
      '/requests/{reference} name',
      '/teach/classes name',
      '/teach/classes/{id} name',
      '/teach/homework title',
      '/teach/homework/{id} title',
      '/teach/lessons title',
      '/teach/lessons/{id} title',
      '/teach/materials title',
      '/teach/materials/{id} title',
      '/teach/page name',
      '/teach/requests/{id}/accept name',
      '/teach/students name',
      '/teach/students/{id} name',
    ]);
  });
});
