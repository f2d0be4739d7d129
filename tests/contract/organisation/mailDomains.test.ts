import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Answer, type Api, openApi } from '../support/Api';
import { onQuestionnaire, openQuestionnaire } from '../support/questionnaires';

interface Domain {
  readonly domain: string;
  readonly verified: number;
  readonly recordName: string;
  readonly recordValue: string;
}

const resultsOf = ([, body]: Answer): Domain => (body as { results: Domain }).results;

const add = async (api: Api, domain: string): Promise<string> => {
  const [, body] = await api.put('maildomains/add', { domain });
  return `maildomains/${(body as { last_id: number }).last_id}`;
};

const verify = (api: Api, path: string) => api.post(path, { function: 'verify' });

const publish = async (api: Api, path: string): Promise<void> => {
  const { recordName, recordValue } = resultsOf(await api.get(path));
  api.server.published.set(recordName, ['v=spf1 -all', recordValue]);
};

describe('a mail domain', () => {
  test('is verified by a record that nobody else can publish', async () => {
    const api = await openApi();
    const path = await add(api, ' Quiz.Kompas.TEST. ');
    const found = resultsOf(await api.get(path));
    expect(found).toMatchObject({
      domain: 'quiz.kompas.test',
      verified: 0,
      recordName: '_back-office.quiz.kompas.test',
      recordValue: expect.stringMatching(/^back-office-domain=[\w-]{24}$/),
    });
    expect(await verify(api, path)).toMatchObject([
      409,
      { status_message: expect.stringContaining('“_back-office.quiz.kompas.test”') },
    ]);
    await publish(api, path);
    expect(await verify(api, path)).toMatchObject([
      200,
      { status_message: 'Mails may now be sent in the name of quiz.kompas.test' },
    ]);
    expect(resultsOf(await api.get(path))).toMatchObject({ verified: 1 });
  });

  test('stays verified while it is the same, and begins anew as another one', async () => {
    const api = await openApi();
    const path = await add(api, 'kompas.test');
    await publish(api, path);
    await verify(api, path);
    const before = resultsOf(await api.get(path));
    await api.put(path, { domain: 'KOMPAS.test' });
    expect(resultsOf(await api.get(path))).toEqual(before);
    await api.put(path, { domain: 'elders.test', verified: 1, recordValue: before.recordValue });
    const after = resultsOf(await api.get(path));
    expect(after).toMatchObject({ domain: 'elders.test', verified: 0 });
    expect(after.recordValue).not.toBe(before.recordValue);
  });

  test.each(['localhost', '10.0.0.1', 'kompas', 'a@kompas.test', 'https://kompas.test'])(
    'is never %j',
    async (domain) => {
      const api = await openApi();
      expect(await api.put('maildomains/add', { domain })).toMatchObject([
        400,
        { errors: { domain: expect.any(String) } },
      ]);
    },
  );
});

/** Who the mails of a questionnaire with this sender come from. */
const headersOf = async (api: Api, sender: string): Promise<readonly string[]> => {
  await api.put('questionnaires/3', { sender });
  const rows = rowsNamed(api.server.context.store, 'outbox');
  const known = await rows.count({});
  await onQuestionnaire(api, 'sendEmail', { reminder: known > 2 ? 1 : 0 });
  const [last] = await rows.find({ sort: [{ field: 'id', order: 'desc' }], take: 1 });
  expect(await rows.count({})).toBeGreaterThan(known);
  const { mail } = api.server.context.services;
  const none = { name: '', address: '' };
  const empty = { from: none, to: none, subject: '', html: '', date: new Date(0) };
  const source = String(await mail.sourceOf(String(last?.file), empty));
  return source.split('\r\n').filter((line) => /^(From|Reply-To):/.test(line));
};

describe('the sender of a questionnaire', () => {
  test('is an address of a verified domain alone, and else gets the answers', async () => {
    const api = await openQuestionnaire();
    const path = await add(api, 'kompas.test');
    const sender = 'Team Quiz <quiz@Kompas.test>';
    expect(await headersOf(api, sender)).toEqual([
      'From: Team Quiz <noreply@demo.test>',
      'Reply-To: Team Quiz <quiz@kompas.test>',
    ]);
    await publish(api, path);
    await verify(api, path);
    expect(await headersOf(api, sender)).toEqual(['From: Team Quiz <quiz@kompas.test>']);
    expect(await headersOf(api, 'quiz@sub.kompas.test')).toEqual([
      expect.stringMatching(/^From: .+ <noreply@demo\.test>$/),
      'Reply-To: quiz@sub.kompas.test',
    ]);
  });

  test('is no address of a domain that another organisation has verified', async () => {
    const api = await openQuestionnaire();
    await rowsNamed(api.server.context.store, 'mailDomains').insert({
      organisationId: 3,
      domain: 'elders.test',
      verified: 1,
    });
    expect(await headersOf(api, 'directie@elders.test')).toEqual([
      expect.stringMatching(/^From: .+ <noreply@demo\.test>$/),
      'Reply-To: directie@elders.test',
    ]);
  });
});
