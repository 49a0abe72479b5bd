import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { accountOperations, type Session } from '@/lib/contract/account';
import { allOperations } from '@/lib/contract/all';
import { backstageOperations } from '@/lib/contract/backstage';
import { cartOperations } from '@/lib/contract/cart';
import { championshipEntryOperations } from '@/lib/contract/championship-entries';
import { cmsEntries, cmsLists, cmsOperations } from '@/lib/contract/cms';
import { courseOperations } from '@/lib/contract/course';
import type { Order } from '@/lib/contract/ecommerce';
import { ecommerceOperations } from '@/lib/contract/ecommerce';
import { examOperations, type ExamSitting } from '@/lib/contract/exam';
import { giftOperations } from '@/lib/contract/gifts';
import { learningOperations, type Lesson } from '@/lib/contract/learning';
import { learnerOperations } from '@/lib/contract/learners';
import { pathOf, type Operation } from '@/lib/contract/operation';
import { passkeyOperations, type Passkey } from '@/lib/contract/passkeys';
import { applicationPageOperations } from '@/lib/contract/application-pages';
import { applicationOperations, type PersonalApplication } from '@/lib/contract/applications';
import { teachingOperations } from '@/lib/contract/teaching';
import { userOperations } from '@/lib/contract/user';
import { weeklyLetterOperations } from '@/lib/contract/weekly-letter';
import { env } from '@/lib/env';
import { app } from '@/platform/api/app';
import { sandboxReference, sandboxSecret, signatureHeader } from '@/platform/payments/sandbox';
import { recordMinutes } from '@/platform/services/course/live-minutes';
import { letterToken } from '@/platform/services/learning/weekly/letter-token';
import { passkeySite } from '@/platform/services/user/passkey-site';
import { signWebhook } from '@/platform/payments/webhook-signature';
import { Authenticator } from '../setup/authenticator';
import { codeMailedTo } from '../setup/codes';
import { ecpayKeys } from '../setup/fake-ecpay';
import { makeChampionship, newEntry } from '../setup/championships';
import { call, makeMember, makeProduct, platform, query, sql, unique } from '../setup/fixtures';
import { makeExamBank, rightMove } from '../setup/exams';
import { expectKept } from '../setup/keeps-contract';
import { makeClass, newBooking } from '../setup/applications';
import { configure } from '../setup/fake-server';
import { changesOf } from '../setup/table-digests';
import { showFilm, watchableFilm } from '../setup/films';
import { eventOf, makeCourse, makeProblem } from '../setup/learning';
import { buy } from '../setup/trade';
import { fullAnswers, newDraft, smallPdf } from '../setup/teaching';
import { writeContent } from './contract-content';

type Given = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; token?: string };

/** Each read, and the tables in which its calls have changed anything. */
const changes = new Map<Operation, Set<string>>();

it('is kept by a real response of each operation', async () => {
  const seen = new Set<Operation>();
  /** Calls an operation; `call` compares its response with the contract. */
  async function ask<Body = unknown>(
    operation: Operation,
    given: Given & { headers?: Record<string, string> } = {},
    expected = 200,
  ) {
    seen.add(operation);
    const { params, query: search, body, token, headers } = given;
    const send = () =>
      call<Body>(`${pathOf(operation, params)}${search ? `?${new URLSearchParams(search)}` : ''}`, {
        method: operation.method.toUpperCase(),
        ...(token && { token }),
        ...(body !== undefined && { body }),
        ...(headers && { headers }),
      });
    const { answer: response, tables } =
      operation.method === 'get' ? await changesOf(send) : { answer: await send(), tables: [] };
    if (operation.method === 'get') changes.set(operation, new Set([...(changes.get(operation) ?? []), ...tables]));
    expect(response.status, `${operation.method} ${operation.path} ${JSON.stringify(response.body)}`).toBe(expected);
    return response.body;
  }
  const content = await writeContent();
  const [member, course, bundle] = [await makeMember(), await makeProduct(), unique('combo')];
  await makeProduct({ code: bundle, type: 'bundle', grants: [{ kind: 'redeemCode', ref: course, amount: 2 }] });
  const { token } = member;

  await ask(userOperations.me, { token });
  await ask(userOperations.saveProfile, { token, body: { nickName: 'Ada' } });
  const address = { name: '林', phone: '0900-000-000', country: 'TW', postalCode: '', city: '臺北市', line1: '1 號' };
  const { id } = await ask<{ id: string }>(userOperations.addAddress, { token, body: { ...address, line2: '2 樓' } });
  await ask(userOperations.changeAddress, { token, params: { id }, body: { line2: '' } });
  await ask(userOperations.addresses, { token });
  await ask(userOperations.removeAddress, { token, params: { id } });
  const child = { name: '小美', birthYear: 2019, birthMonth: 5 };
  const learner = await ask<{ id: string }>(learnerOperations.add, { token, body: child });
  await ask(learnerOperations.change, { token, params: { id: learner.id }, body: { ...child, name: 'Mei' } });
  await ask(learnerOperations.list, { token });
  await ask(learnerOperations.remove, { token, params: { id: learner.id } });
  const wanted = { items: [{ productId: bundle, quantity: 2 }], coupon: null, marketHandle: null };
  await ask(cartOperations.saveCart, { token, body: { ...wanted, revision: 0 } });
  await ask(cartOperations.cart, { token });

  const { classId } = await makeClass();
  await ask(backstageOperations.experienceCourse, { params: { id: classId } });
  const request = await ask<PersonalApplication>(applicationOperations.bookTrial, {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: newBooking(classId),
  });
  const opened = { params: { reference: request.reference }, headers: { 'request-key': request.key } };
  const { slug, groupIds } = await makeChampionship({ startsIn: -10 });
  await ask(championshipEntryOperations.entryForm, { params: { slug }, query: { locale: 'zh-TW' } });
  const entered = await ask<PersonalApplication>(championshipEntryOperations.enter, {
    headers: { 'idempotency-key': randomUUID() },
    body: newEntry(slug, groupIds[0]!),
  });
  await ask(championshipEntryOperations.certificate, {
    params: { reference: entered.reference },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ key: entered.key })),
  });
  await ask(applicationOperations.list, { token });
  await ask(applicationOperations.one, opened);
  await ask(applicationPageOperations.applicationPage, { params: opened.params, query: { key: request.key } });
  await ask(applicationPageOperations.trialForm, { query: { classId, locale: 'ja-JP' } });
  await ask(applicationOperations.withdraw, opened);

  const draft = await ask<PersonalApplication>(teachingOperations.begin, {
    headers: { 'idempotency-key': randomUUID() },
    body: { ...newDraft(), ...fullAnswers },
  });
  const application = { params: { reference: draft.reference }, headers: { 'request-key': draft.key } };
  await ask(teachingOperations.save, { ...application, body: { ownGrade: 'G3' } });
  const addFile = () =>
    ask<{ id: string }>(teachingOperations.addFile, {
      ...application,
      body: { name: 'a.pdf', size: smallPdf.length },
    });
  const ofFile = (file: { id: string }) => ({ ...application, params: { ...application.params, id: file.id } });
  const [kept, unwanted] = [await addFile(), await addFile()];
  await ask(teachingOperations.sendPart, {
    ...ofFile(kept),
    query: { offset: '0' },
    headers: { ...application.headers, 'content-type': 'application/octet-stream' },
    body: smallPdf.toString('latin1'),
  });
  await ask(teachingOperations.removeFile, ofFile(unwanted));
  const { url } = await ask<{ url: string }>(teachingOperations.fileLink, ofFile(kept));
  await ask(teachingOperations.file, {
    params: { id: kept.id },
    query: Object.fromEntries(new URL(url, 'http://localhost').searchParams),
  });
  await ask(teachingOperations.submit, application);
  await query(
    sql`UPDATE requests SET state = 'ACTIVE', over_at = now() + interval '9 days' WHERE reference = ${draft.reference}`,
  );
  await ask(teachingOperations.renew, application);

  const cart = { items: [{ productId: bundle, quantity: 1 }], currency: 'NTD', locale: 'zh-TW' };
  const price = await ask<{ total: number }>(ecommerceOperations.priceCart, {
    token,
    body: { ...cart, coupon: 'NONE' },
  });
  const once = () => ({ 'idempotency-key': randomUUID() });
  const place = () =>
    ask<Order>(ecommerceOperations.createOrder, {
      token,
      headers: once(),
      body: { ...cart, expectedTotal: price.total, address },
    });
  const unwantedOrder = await place();
  await ask(ecommerceOperations.cancelOrder, { token, params: { id: unwantedOrder.id } });
  const order = await place();
  const params = { id: order.id };
  await ask(ecommerceOperations.paymentProviders);
  await ask(ecommerceOperations.shipping, { query: { currency: 'NTD' } });
  const started = await ask<{ paymentId: string }>(ecommerceOperations.startPayment, {
    token,
    params,
    headers: once(),
    body: { provider: 'sandbox', locale: 'zh-TW' },
  });
  const page = { paymentId: started.paymentId };
  const html = String(await ask<string>(ecommerceOperations.sandboxPage, { params: page }));
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
  await ask(ecommerceOperations.sandboxDecide, {
    params: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ token: field('token'), step: field('step'), action: 'challenge' })),
  });
  const event = { eventId: randomUUID(), reference: sandboxReference(page.paymentId), status: 'SUCCEEDED' };
  const news = JSON.stringify({ ...event, amount: price.total, currency: 'NTD' });
  await ask(ecommerceOperations.webhook, {
    params: { provider: 'sandbox' },
    headers: { [signatureHeader]: signWebhook(sandboxSecret(), news, new Date()) },
    body: news,
  });
  await ask(ecommerceOperations.refreshPayment, { token, params });
  await ask(ecommerceOperations.order, { token, params });
  expect(await ask(ecommerceOperations.orders, { token })).toHaveLength(2);
  expect(await ask(userOperations.purchaseLog, { token })).toHaveLength(1);
  expect(await ask(ecommerceOperations.refundQuote, { token, params: { ...params, line: '0' } })).toMatchObject({
    amount: price.total,
  });
  const unconfigure = configure(ecpayKeys);
  const toPay = await place();
  const payment = await ask<{ paymentId: string }>(ecommerceOperations.startPayment, {
    token,
    params: { id: toPay.id },
    headers: once(),
    body: { provider: 'ecpay', locale: 'zh-TW' },
  });
  const ofPayment = { params: { paymentId: payment.paymentId } };
  await ask(ecommerceOperations.paymentForm, ofPayment);
  await ask(ecommerceOperations.paymentReturn, ofPayment, 303);
  await ask(ecommerceOperations.paymentReturnByForm, ofPayment, 303);
  unconfigure();
  const owned = await ask<{ code: string | null }[]>(userOperations.entitlements, { token });
  const code = owned.find((one) => one.code)?.code ?? '';
  const giftCode = owned.findLast((one) => one.code)?.code ?? '';
  const gift = await ask<{ id: string }>(giftOperations.give, {
    token,
    headers: once(),
    body: {
      code: giftCode,
      recipientName: 'Mei',
      recipientEmail: 'mei@mail.example',
      message: '加油',
      locale: 'ja-JP',
    },
  });
  await ask(giftOperations.card, { token, params: { id: gift.id } });
  await ask(giftOperations.callBack, { token, params: { id: gift.id } });
  expect(await ask(giftOperations.gifts, { token, query: { locale: 'en-US' } })).toHaveLength(1);
  // As people type it.
  await ask(ecommerceOperations.redeem, { token, body: { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` } });

  const returned = await buy(member, [await makeProduct({ price: 700 })], 700);
  await ask(ecommerceOperations.refund, {
    token,
    params: { id: returned.id, line: '0' },
    headers: once(),
    body: { amount: 700 },
  });
  await (
    await platform()
  ).create({ collection: 'coursePlans', locale: 'zh-TW', data: { code: course, title: '課程', lessonCount: 2 } });
  await ask(courseOperations.openLesson, { token, params: { id: course, lesson: '1' } });
  await query(sql`INSERT INTO entitlements (user_id, source, kind, product_code, amount, starts_at)
    VALUES (${member.id}, 'staff', 'hours', 'pack-500', 500, now())`);
  const span = { key: 'class-1', minutes: 50 };
  await recordMinutes({ ctx: { payload: await platform(), now: () => new Date() }, input: { id: member.id, ...span } });
  await ask(courseOperations.useMinutes, { token, body: { key: 'class-1', minutes: 50 } });
  await ask(courseOperations.plans, { token, query: { username: member.username } });
  await (
    await platform()
  ).updateGlobal({ slug: 'requestSettings', data: { starterProduct: await makeProduct({ price: 0 }) } });
  const trial = await makeCourse({ isTrial: true });
  await makeProblem();
  const ofLesson = { params: { id: trial.code, lesson: trial.lessons[0]! }, query: { locale: 'ja-JP' } };
  await ask(learningOperations.tell, { token, body: { events: [eventOf('opened', trial, trial.lessons[0]!)] } });
  await ask(learningOperations.today, { token, query: { locale: 'zh-TW' } });
  await ask(learningOperations.course, { token, params: { id: trial.code }, query: { locale: 'zh-TW' } });
  await ask(learningOperations.lesson, { token, ...ofLesson });
  await ask(learningOperations.exercises, ofLesson);
  const watched = await watchableFilm('WEBVTT\n\n00:00.000 --> 00:01.000\n氣\n');
  const shown = await makeCourse({ topics: 1 });
  await showFilm(shown.topics[0]!, watched);
  const { steps } = await ask<Lesson>(learningOperations.lesson, {
    params: { id: shown.code, lesson: shown.topics[0]! },
    query: { locale: 'zh-TW' },
  });
  const film = steps?.find(({ kind }) => kind === 'film');
  if (film?.kind !== 'film') throw new Error('no film');
  for (const [operation, link] of [
    [learningOperations.film, film.src],
    [learningOperations.filmCaptions, film.captions!],
  ] as const) {
    const { pathname, searchParams } = new URL(link, 'http://localhost');
    const key = pathname.split('/')[5]!;
    await ask(operation, { params: { id: key, locale: 'zh-TW' }, query: Object.fromEntries(searchParams) });
  }
  await ask(learningOperations.progress, { token, query: { locale: 'en-US' } });
  await ask(learningOperations.changeSettings, { token, body: { weeklyLetter: true, kids: false } });
  expect(await ask(learningOperations.settings, { token })).toEqual({
    ...{ weeklyLetter: true, kids: false, isEmailProved: false },
  });
  const letter = { query: { token: letterToken((await platform()).secret, { user: member.id, person: 0 }) } };
  await ask(weeklyLetterOperations.stopPage, letter);
  await ask(weeklyLetterOperations.stop, letter);
  await makeExamBank(19);
  const ofGrade = { token, params: { grade: '19' } };
  await ask(examOperations.exams, { token });
  await ask(examOperations.exam, ofGrade);
  const sitting = await ask<ExamSitting>(examOperations.start, { ...ofGrade, query: { locale: 'ja-JP' }, body: {} });
  const ofSitting = { token, params: { id: sitting.id } };
  await ask(examOperations.answer, { token, params: { id: sitting.id, number: '1' }, body: { at: rightMove } });
  await ask(examOperations.sitting, ofSitting);
  await ask(examOperations.finish, ofSitting);
  // Now it tells of a result, too.
  await ask(examOperations.sitting, { ...ofSitting, query: { locale: 'zh-CN' } });
  await ask(examOperations.exam, ofGrade);
  await ask(courseOperations.starterCourse);
  expect(await ask(courseOperations.claimStarterCourse, { token })).toHaveLength(1);
  await ask(ecommerceOperations.products);
  await ask(ecommerceOperations.catalogue, { query: { locale: 'zh-TW' } });
  await ask(ecommerceOperations.productAddresses, { query: { locale: 'zh-TW' } });
  await ask(ecommerceOperations.products, { query: { marketIdOrHandle: content.market } });
  await ask(ecommerceOperations.markets, { query: { locale: 'en-US' } });
  await ask(ecommerceOperations.market, { params: { handle: content.market } });
  await ask(ecommerceOperations.marketCategories, { params: { handle: content.market } });
  await ask(backstageOperations.cities, { params: { regionId: 'TW' }, query: { filterExperienceCourses: 'true' } });
  expect(await ask(backstageOperations.stores, { query: { cityId: content.city } })).toHaveLength(1);
  await ask(cmsOperations.siteMetadata, { query: { locale: 'ja-JP' } });
  for (const [index, list] of cmsLists.entries()) {
    const { data } = await ask<{ data: { documentId: string }[] }>(list, { query: { populate: '*' } });
    expect(data.length, list.path).toBeGreaterThan(0);
    await ask(cmsEntries[index]!, { params: { documentId: data[0]!.documentId } });
  }

  await ask(userOperations.requestOtp, { body: { username: unique('nobody'), locale: 'zh-TW' } });
  const { username, password } = member;
  await ask(userOperations.login, { body: { username, password, otp: null } });
  await ask(cmsOperations.login, { body: { identifier: username, password } });
  await ask(accountOperations.security, { token });
  await ask(accountOperations.mailEmailCode, { token, body: { email: member.email, locale: 'zh-TW' } });
  await ask(accountOperations.proveEmail, { token, body: { otp: await codeMailedTo(member.email) } });
  const { body: other } = await call<{ token: string }>('user/login', { body: { username, password } });
  const sessions = await ask<Session[]>(accountOperations.sessions, { token });
  const { id: otherId = '' } = sessions.find(({ isThis }) => !isThis) ?? {};
  await ask(accountOperations.endSession, { token, params: { id: otherId } });
  expect((await call('user', { token: other.token })).status).toBe(401);
  await ask(accountOperations.endOtherSessions, { token });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const sent = await app.request(`/api/${pathOf(userOperations.changePicture)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(picture),
  });
  expectKept('POST', pathOf(userOperations.changePicture), sent.status, await sent.json());
  seen.add(userOperations.changePicture);
  await ask(userOperations.removePicture, { token });
  const device = new Authenticator(new URL(env.SITE_URL).origin, passkeySite().id);
  const begun = await ask<{ challenge: string }>(passkeyOperations.begin, { token, body: { password } });
  const passkey = await ask<Passkey>(passkeyOperations.add, {
    token,
    body: { name: 'Key', response: device.register(begun) },
  });
  await ask(passkeyOperations.rename, { token, params: { id: passkey.id }, body: { name: 'Phone' } });
  const asked = await ask<{ challenge: string }>(passkeyOperations.beginLogin);
  await ask(passkeyOperations.login, { body: { response: device.logIn(asked, { counter: 2 }) } });
  await ask(passkeyOperations.list, { token });
  await ask(passkeyOperations.remove, { token, params: { id: passkey.id } });
  await ask(accountOperations.letters, { token, query: { page: '1' } });
  await ask(accountOperations.exportData, { token, query: { locale: 'en-US' } });
  const changed = await ask<{ token: string }>(accountOperations.changePassword, {
    token,
    body: { password, newPassword: 'another long enough one' },
  });
  await ask(userOperations.logout, { token: changed.token });
  const { token: leaving } = await ask<{ token: string }>(userOperations.register, {
    body: { username: unique('new'), email: `${unique('new')}@example.com`, password, locale: 'ja-JP' },
  });
  await ask(accountOperations.deletion, { token: leaving });
  await ask(accountOperations.deleteAccount, { token: leaving, body: { password } });
  // Needs a mailed code: user.test.ts, by the same `call`.
  // Forms that lead to a page: application-pages.test.ts.
  const forms: Operation[] = [applicationPageOperations.sendTrialForm, applicationPageOperations.withdrawOnPage];
  const elsewhere: Operation[] = [userOperations.resetPassword, ...forms];
  expect(new Set(allOperations.filter((operation) => !seen.has(operation)))).toEqual(new Set(elsewhere));
});

it('marks each read that changes something, so that no response of it is shared', () => {
  expect(new Set(changes.keys())).toEqual(new Set(allOperations.filter(({ method }) => method === 'get')));
  for (const [{ api, path, hasEffect = false }, tables] of changes)
    expect(tables.size > 0, `get ${api}${path} has changed: ${[...tables].join()}`).toBe(hasEffect);
});

it('answers a known path by another method with 405 and the methods there are', async () => {
  const wrong = [
    ['DELETE', 'user', 'GET, HEAD, PATCH'],
    ['GET', 'user/login', 'POST'],
    ['POST', 'ecommerce/products', 'GET, HEAD'],
    ['PUT', 'ecommerce/orders/261122-AAAA/payments', 'POST'],
    ['DELETE', 'cms/courses', 'GET, HEAD'],
    ['POST', 'openapi.json', 'GET, HEAD'],
    ['OPTIONS', 'backstage/brickAndMortarStore/store', 'GET, HEAD'],
  ] as const;
  for (const [method, path, allow] of wrong) {
    const { status, body, headers } = await call<{ error: { code: string } }>(path, { method });
    expect([status, body.error.code, headers.get('allow')], `${method} ${path}`).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      allow,
    ]);
  }
  expect((await call('ecommerce/product', { method: 'DELETE' })).status).toBe(404);
});

it('takes the bearer token in any letter case', async () => {
  const { token, username } = await makeMember();
  for (const scheme of ['bearer', 'BEARER', 'Bearer'])
    expect(
      (await call<{ username: string }>('user', { headers: { authorization: `${scheme} ${token}` } })).body.username,
    ).toBe(username);
  expect((await call('user', { headers: { authorization: `Basic ${token}` } })).status).toBe(401);
});

it('rejects wrong input to reads as to everything else', async () => {
  const rejected = [
    'ecommerce/markets?locale=fr-FR',
    `ecommerce/products?marketIdOrHandle=${'x'.repeat(81)}`,
    `course/coursePlans?username=${'x'.repeat(201)}`,
    'cms/site-metadata?locale=zh',
    'backstage/brickAndMortarStore/region/TW/city?experienceCoursesEndTime=tomorrow',
  ];
  for (const path of rejected) {
    const { status, body } = await call<{ error: { code: string } }>(path);
    expect([status, body.error.code], path).toEqual([422, 'VALIDATION_FAILED']);
  }
});
