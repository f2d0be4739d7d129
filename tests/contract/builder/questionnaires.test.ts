import { afterEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../../../server/http/server';
import { users } from '../../fixtures/rows/people';
import { serveMail } from '../../fixtures/smtpServer';
import { type Answer, type Api, openApi } from '../support/Api';

afterEach(() => void vi.unstubAllEnvs());

const on = (api: Api, fn: string, body: object = {}, id = 3) =>
  api.post(`questionnaires/${id}`, { function: fn, ...body });

const row = (id: number, type: number, options: object) => ({
  id,
  order: id,
  type,
  options: JSON.stringify(options),
});

/** One is right, two are right together, and something to type. */
const addQuestions = async (api: Api): Promise<number> => {
  const { store } = api.server.context;
  const value = (enumRowId: number, text: string, correct: number) => ({
    enumRowId,
    language: 'NL-nl',
    code: `${enumRowId}`,
    value: text,
    correct,
  });
  const capital = await store.insert('enums', {
    organisationId: 1,
    name: 'Capital',
    values: [value(1, 'Amsterdam', 1), value(2, 'Den Haag', 0)],
  });
  const colours = await store.insert('enums', {
    organisationId: 1,
    name: 'Colours',
    values: [value(1, 'Rood', 1), value(2, 'Wit', 1), value(3, 'Geel', 0)],
  });
  const document = await store.insert('objectsDefinitions', {
    organisationId: 1,
    title: 'Nederland',
    state: 2,
    version: 1,
    language: 'NL-nl',
    properties: [],
    values: [
      row(1, 4, { title: 'Hoofdstad', weight: 3, enumId: capital.id }),
      row(2, 4, {
        title: 'Kleuren',
        weight: 2,
        enumId: colours.id,
        enumDisplayMode: 'checkbox',
      }),
      row(3, 1, { title: 'Opmerking', weight: 5 }),
      row(4, 5, { title: 'Ooit geweest?' }),
      row(5, 8, { title: 'Versturen' }),
    ],
  });
  return document.id;
};

const people = ['Anna', 'Ben', 'Cleo'];

/** Three people beside Zoë in group 1 who can be invited, and two who can't. */
const addPeople = async ({ server }: Api): Promise<void> => {
  const person = (firstName: string, more: object) => ({
    organisationId: 1,
    firstName,
    insertions: 'de',
    lastName: 'Vries',
    email: `${firstName.toLowerCase()}@example.test`,
    active: 1,
    groupIds: [1],
    ...more,
  });
  const { store } = server.context;
  for (const name of people) await store.insert('applicationUsers', person(name, {}));
  await store.insert('applicationUsers', person('Dirk', { active: 0 }));
  await store.insert('applicationUsers', person('Evy', { email: '' }));
  await store.insert('applicationUsers', person('Fay', { groupIds: [] }));
};

const ZOE = 1;
const ANNA = 4;
const BEN = 5;

const texts = {
  invitationSubject: 'Doe mee',
  invitationBody: '<p>Beste <strong>gast</strong></p>',
  reminderSubject: 'Nog even',
  reminderBody: '<p>U bent er nog niet</p>',
};

/** A questionnaire ready to be sent, as number 3. */
const openQuestionnaire = async (...args: Parameters<typeof openApi>): Promise<Api> => {
  const api = await openApi(...args);
  await addPeople(api);
  const objectDefinitionId = await addQuestions(api);
  const body = { name: 'Nederland', objectDefinitionId, selectedUserGroups: [1], minimalScore: 5 };
  await api.put('questionnaires/add', { ...body, sender: 'Team Quiz', ...texts });
  return api;
};

/** What someone answers in the app. */
const fillIn = async (
  { server }: Api,
  userId: number,
  values: readonly unknown[],
): Promise<void> => {
  const { store } = server.context;
  const { rows } = await store.find('questionnaireInvitations', { where: { userId } });
  const answers = values.map((value, index) => ({ rowId: index + 1, value }));
  for (const { id } of rows)
    await store.update('questionnaireInvitations', id, {
      answers,
      completedAt: '2026-03-02T09:30:00.000Z',
    });
};

const recordOf = ([, body]: Answer) => (body as { results: Record<string, unknown> }).results;

const counts = async (api: Api) => {
  const { invited, invitedCount, recipientCount } = recordOf(await api.get('questionnaires/3'));
  return [invited, invitedCount, recipientCount];
};

const refused = (status: number, message: string) => [
  status,
  { status: false, status_message: message },
];

describe('questionnaires', () => {
  test('are added, read, changed and deleted', async () => {
    const api = await openApi();
    const objectDefinitionId = await addQuestions(api);
    expect(
      await api.put('questionnaires/add', {
        name: 'Nederland',
        description: 'Wat weet u?',
        objectDefinitionId,
        sender: 'quiz@demo.test',
        minimalScore: 4,
        hussleQuestions: 1,
        hussleAnswers: 0,
        startDate: '01-04-2026',
        endDate: '30-04-2026',
        selectedUserGroups: [1],
        ...texts,
        invitationBody: '<p onclick="x()">Beste <strong>gast</strong><script>x()</script></p>',
      }),
    ).toEqual([200, { status: true, status_message: 'Questionnaire added', last_id: 3 }]);
    const whole = {
      id: 3,
      name: 'Nederland',
      description: 'Wat weet u?',
      objectDefinitionId,
      objectDefinitionTitle: 'Nederland',
      sender: 'quiz@demo.test',
      minimumScore: 4,
      hussleQuestions: 1,
      hussleAnswers: 0,
      startDate: '2026-04-01',
      endDate: '2026-04-30',
      userGroups: [{ id: 1, name: 'Members' }],
      ...texts,
      invited: 0,
      invitedCount: 0,
      completedCount: 0,
      passedCount: 0,
      recipientCount: 1,
      invitedUsers: [],
    };
    expect(await api.get('questionnaires/3')).toEqual([
      200,
      { status: true, status_message: '', results: whole },
    ]);
    expect(
      await api.put('questionnaires/3', {
        minimumScore: 2,
        userGroups: [],
        startDate: '2026-05-01',
        endDate: '2026-04-01',
      }),
    ).toEqual([200, { status: true, status_message: 'Questionnaire saved' }]);
    expect(await api.get('questionnaires/3')).toMatchObject([
      200,
      { results: { minimumScore: 2, userGroups: [], startDate: '2026-05-01', recipientCount: 0 } },
    ]);
    expect(await api.delete('questionnaires/3')).toEqual([
      200,
      { status: true, status_message: 'Questionnaire deleted' },
    ]);
    expect(await api.get('questionnaires/3')).toMatchObject([404, {}]);
  });

  test('are listed with their counts, and sorted by them', async () => {
    const api = await openQuestionnaire();
    await on(api, 'sendEmail', { reminder: 0 });
    const [, body] = await api.get(
      'questionnaires?page=1&maxrowcount=20&sort=invitedCount&order=desc',
    );
    expect(body).toMatchObject({
      results: [
        { id: 3, objectDefinitionTitle: 'Nederland', invitedCount: 4, completedCount: 0 },
        { id: 1, invitedCount: 0 },
      ],
      totalRowCount: 2,
    });
    expect(JSON.stringify(body)).not.toContain('Beste');
  });

  test('need a name, and nothing else', async () => {
    const api = await openApi();
    expect(await api.put('questionnaires/add', { name: ' ' })).toEqual([
      400,
      { status: false, status_message: 'Required', errors: { name: 'Required' } },
    ]);
    expect(await api.put('questionnaires/add', { name: 'Bare' })).toMatchObject([200, {}]);
    expect(
      await api.put('questionnaires/3', {
        minimalScore: -1,
        startDate: '31-02-2026',
        objectDefinitionId: 4,
        selectedUserGroups: [2],
      }),
    ).toMatchObject([
      400,
      {
        errors: {
          objectDefinitionId: 'Choose one of the options offered',
          minimumScore: expect.stringContaining('0'),
          startDate: expect.any(String),
          userGroups: 'Choose one of the options offered',
        },
      },
    ]);
  });
});

describe('the invitation', () => {
  test('goes to active members of the groups who have an address', async () => {
    const api = await openQuestionnaire();
    expect(await counts(api)).toEqual([0, 0, 4]);
    expect(await on(api, 'sendEmail', { reminder: 0 })).toEqual([
      200,
      {
        status: true,
        status_message: 'Invitations sent: 4. They are in the outbox; nothing left this server',
      },
    ]);
    expect(await counts(api)).toEqual([1, 4, 4]);
    const { invitedUsers } = recordOf(await api.get('questionnaires/3'));
    const person = { completed: 0, passed: 0, score: 0 };
    expect(invitedUsers).toEqual([
      { userId: ZOE, firstName: 'Zoë', lastName: 'Smit', email: 'zoe@example.test', ...person },
      ...people.map((firstName, index) => ({
        userId: ANNA + index,
        firstName,
        lastName: 'de Vries',
        email: `${firstName.toLowerCase()}@example.test`,
        ...person,
      })),
    ]);
  });

  test('lies in the outbox, to be read and saved as it is', async () => {
    const api = await openQuestionnaire();
    await on(api, 'sendEmail', { reminder: 0 });
    const sent = {
      id: 3,
      date: '2026-03-02T09:00:00.000Z',
      to: 'Zoë Smit <zoe@example.test>',
      subject: 'Doe mee',
      kind: 'invitation',
      sender: 'Team Quiz <noreply@demo.test>',
      delivery: 'kept',
    };
    expect(await api.get('outbox?filter=zoe&sort=id&order=asc')).toMatchObject([
      200,
      { results: [{ id: 1 }, sent], totalRowCount: 2 },
    ]);
    expect(await api.get('outbox/3')).toEqual([
      200,
      { status: true, status_message: '', results: { ...sent, body: texts.invitationBody } },
    ]);
    const { url, context } = api.server;
    const SESSIONID = await context.sessions.start({ id: users.admin, organisationId: 1 });
    const source = await fetch(`${url}/internal/v1/outbox/3`, {
      method: 'POST',
      headers: { SESSIONID, 'Content-Type': 'application/json' },
      body: '{"function":"getSource"}',
    });
    expect(source.headers.get('Content-Type')).toBe('message/rfc822');
    expect(source.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''mail-3.eml",
    );
    expect(await source.text()).toContain('From: Team Quiz <noreply@demo.test>\r\n');
    expect(await api.put('outbox/3', { subject: 'Other' })).toMatchObject([405, {}]);
    expect(await api.delete('outbox/3')).toMatchObject([405, {}]);
  });

  test('is sent once, and its text stays as it was sent', async () => {
    const api = await openQuestionnaire();
    await on(api, 'sendEmail', { reminder: 0 });
    expect(await on(api, 'sendEmail', { reminder: 0 })).toEqual(
      refused(409, 'The invitation has been sent already. Send a reminder instead'),
    );
    const message = 'The invitation has been sent; its text can’t be changed any more';
    expect(await api.put('questionnaires/3', { invitationBody: '<p>Anders</p>' })).toEqual([
      409,
      { status: false, status_message: message, errors: { invitationBody: message } },
    ]);
    const others = { ...texts, name: 'Anders', invitationSubject: 'Anders' };
    expect(await api.put('questionnaires/3', others)).toMatchObject([200, {}]);
  });

  test('is refused while something is missing', async () => {
    const api = await openQuestionnaire();
    const { objectDefinitionId } = recordOf(await api.get('questionnaires/3'));
    for (const [missing, restored, message] of [
      [
        { objectDefinitionId: null },
        { objectDefinitionId },
        'Choose the document with the questions first',
      ],
      [
        { selectedUserGroups: [] },
        { selectedUserGroups: [1] },
        'Choose the user groups that are invited first',
      ],
      [
        { invitationSubject: ' ' },
        { invitationSubject: 'Doe mee' },
        'Fill in the subject of the mail first',
      ],
    ] as const) {
      await api.put('questionnaires/3', missing);
      expect(await on(api, 'sendEmail', { reminder: 0 })).toEqual(refused(400, message));
      await api.put('questionnaires/3', restored);
    }
    for (const { id } of (await api.server.context.store.find('applicationUsers')).rows)
      await api.server.context.store.update('applicationUsers', id, { active: 0 });
    expect(await on(api, 'sendEmail', { reminder: 0 })).toEqual(
      refused(
        400,
        'Nobody in the chosen groups can be invited: no active user has an e-mail address',
      ),
    );
    expect(await counts(api)).toEqual([0, 0, 0]);
  });

  test('is not sent twice when it is asked for twice at once', async () => {
    const api = await openQuestionnaire();
    const answers = await Promise.all([
      on(api, 'sendEmail', { reminder: 0 }),
      on(api, 'sendEmail', { reminder: 0 }),
    ]);
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
    expect((await counts(api))[1]).toBe(4);
  });

  test('takes the right to change, and speaks Dutch to the Dutch', async () => {
    const api = await openQuestionnaire({ 'Accept-Language': 'nl' });
    const reader = await api.as(users.reader);
    expect(await on(reader, 'sendEmail', { reminder: 0 })).toMatchObject([403, {}]);
    expect(await on(api, 'sendEmail', { reminder: 0 })).toMatchObject([
      200,
      {
        status_message:
          'Uitnodigingen verstuurd: 4. Ze staan in het postvak UIT; niets heeft deze server verlaten',
      },
    ]);
  });
});

describe('the reminder', () => {
  test('goes to those who have not completed the questionnaire', async () => {
    const api = await openQuestionnaire();
    expect(await on(api, 'sendEmail', { reminder: 1 })).toEqual(
      refused(409, 'Nobody has been invited yet. Send the invitation first'),
    );
    await on(api, 'sendEmail', { reminder: 0 });
    await fillIn(api, ZOE, [1, [1, 2]]);
    expect(await counts(api)).toEqual([1, 4, 3]);
    expect(await on(api, 'sendEmail', { reminder: 1 })).toMatchObject([
      200,
      { status_message: expect.stringContaining('Reminders sent: 3.') },
    ]);
    const [, outbox] = await api.get('outbox?kind=reminder&sort=id&order=asc');
    expect(outbox).toMatchObject({
      results: people.map((name) => ({
        to: `${name} de Vries <${name.toLowerCase()}@example.test>`,
        subject: 'Nog even',
      })),
      totalRowCount: 3,
    });
    for (const [index] of people.entries()) await fillIn(api, ANNA + index, [1]);
    expect(await on(api, 'sendEmail', { reminder: 1 })).toEqual(
      refused(
        400,
        'There is nobody to remind: everyone who can be reached has completed the questionnaire',
      ),
    );
  });

  test('is what is sent without a flag once people are invited', async () => {
    const api = await openQuestionnaire();
    expect(await on(api, 'sendEmail')).toMatchObject([
      200,
      { status_message: expect.stringMatching(/^Invitations/) },
    ]);
    expect(await on(api, 'sendEmail')).toMatchObject([
      200,
      { status_message: expect.stringMatching(/^Reminders/) },
    ]);
  });
});

describe('a mail server', () => {
  test('gets the mails, which are kept as well', async () => {
    const { url: smtpUrl, taken } = await serveMail();
    const api = await openQuestionnaire({}, routes, { smtpUrl });
    expect(await on(api, 'sendEmail', { reminder: 0 })).toEqual([
      200,
      { status: true, status_message: 'Invitations sent: 4' },
    ]);
    expect(taken.map(({ to }) => to).toSorted()).toEqual([
      'anna@example.test',
      'ben@example.test',
      'cleo@example.test',
      'zoe@example.test',
    ]);
    expect(await api.get('outbox/3')).toMatchObject([200, { results: { delivery: 'sent' } }]);
  });

  test('that fails in between leaves the rest uninvited, to be sent to later', async () => {
    const { url: smtpUrl } = await serveMail({ failsAfter: 2 });
    const api = await openQuestionnaire({}, routes, { smtpUrl });
    expect(await on(api, 'sendEmail', { reminder: 0 })).toEqual(
      refused(500, 'The mail server failed: 2 of 4 mails went out. Send again to reach the others'),
    );
    expect(api.server.logged).toHaveLength(1);
    expect(await counts(api)).toEqual([0, 2, 2]);
    expect(await api.get('outbox')).toMatchObject([200, { totalRowCount: 3 }]);
    expect(await api.put('questionnaires/3', { invitationBody: 'x' })).toMatchObject([409, {}]);
    const { context } = api.server;
    for (const [index] of people.entries())
      await context.store.update('applicationUsers', ANNA + index, { active: 0 });
    await context.store.update('applicationUsers', ZOE, { active: 0 });
    // Nobody of the rest can be reached any more: it is reminders from now on.
    expect((await counts(api))[0]).toBe(1);
  });

  test('that fails among reminders has only the rest reminded again', async () => {
    const { url: smtpUrl } = await serveMail({ failsAfter: 5 });
    const api = await openQuestionnaire({}, routes, { smtpUrl });
    await on(api, 'sendEmail', { reminder: 0 });
    expect(await on(api, 'sendEmail', { reminder: 1 })).toMatchObject([
      500,
      { status_message: expect.stringContaining('1 of 4 mails') },
    ]);
    expect(await counts(api)).toEqual([1, 4, 3]);
  });

  test('that does not take an address leaves that person out', async () => {
    const { url: smtpUrl, taken } = await serveMail({ refuses: ['ben@example.test'] });
    const api = await openQuestionnaire({}, routes, { smtpUrl });
    expect(await on(api, 'sendEmail', { reminder: 0 })).toEqual(
      refused(
        500,
        'Invitations sent: 3 of 4. The mail server does not take these addresses: ben@example.test',
      ),
    );
    expect(taken).toHaveLength(3);
    expect(await counts(api)).toEqual([1, 3, 3]);
  });

  test('can be acted out as failing; then sending again reaches the rest', async () => {
    vi.stubEnv('SIMULATE_FAILURE', 'mail');
    const api = await openQuestionnaire();
    expect(await on(api, 'sendEmail', { reminder: 0 })).toMatchObject([
      500,
      { status_message: expect.stringContaining('0 of 4 mails') },
    ]);
    vi.stubEnv('SIMULATE_FAILURE', '');
    expect(await on(api, 'sendEmail', { reminder: 0 })).toMatchObject([200, {}]);
    expect(await counts(api)).toEqual([1, 4, 4]);
  });
});

describe('the results', () => {
  const openAnswered = async (headers = {}) => {
    const api = await openQuestionnaire(headers);
    await on(api, 'sendEmail', { reminder: 0 });
    await fillIn(api, ZOE, [1, [1, 2], 'Leuk; "echt"', true]);
    await fillIn(api, ANNA, [1, [1], '=1+1', false]);
    return api;
  };

  test('count who completed and who passed', async () => {
    const api = await openAnswered();
    expect(await api.get('questionnaires/3')).toMatchObject([
      200,
      {
        results: {
          invitedCount: 4,
          completedCount: 2,
          passedCount: 1,
          invitedUsers: [
            { firstName: 'Zoë', completed: 1, passed: 1, score: 5 },
            { firstName: 'Anna', completed: 1, passed: 0, score: 3 },
            { firstName: 'Ben', completed: 0, passed: 0, score: 0 },
            { firstName: 'Cleo', completed: 0, passed: 0, score: 0 },
          ],
        },
      },
    ]);
    await api.put('questionnaires/3', { minimalScore: 3 });
    expect(await api.get('questionnaires/3')).toMatchObject([200, { results: { passedCount: 2 } }]);
  });

  test('have the answers of one person', async () => {
    const api = await openAnswered();
    expect(await on(api, 'getAnswers', { userId: ANNA })).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { question: 'Hoofdstad', answer: 'Amsterdam', correct: 1, score: 3 },
          { question: 'Kleuren', answer: 'Rood', correct: 0, score: 0 },
          { question: 'Opmerking', answer: '=1+1', correct: null, score: 0 },
          { question: 'Ooit geweest?', answer: 'No', correct: null, score: 0 },
        ],
      },
    ]);
    expect(await on(api, 'getAnswers', { userId: BEN })).toMatchObject([
      200,
      { results: [{ question: 'Hoofdstad', answer: '', correct: null, score: 0 }, {}, {}, {}] },
    ]);
    expect(await on(api, 'getAnswers', { userId: 2 })).toEqual(
      refused(404, 'This person is not invited to the questionnaire'),
    );
    expect(await on(api, 'getAnswers')).toEqual(refused(400, 'userId is missing'));
  });

  test('make a table of people', async () => {
    const api = await openAnswered({ 'Accept-Language': 'nl' });
    const [status, body] = await on(api, 'getCSVdata');
    expect([status, body]).toMatchObject([200, { status: true, status_message: '' }]);
    const { results } = body as { results: readonly unknown[] };
    expect(results).toHaveLength(4);
    expect(results.slice(1, 3)).toEqual([
      {
        user: 'Anna de Vries',
        email: 'anna@example.test',
        status: 'Niet geslaagd',
        score: 3,
        highestScore: 5,
        invited: '2026-03-02T09:00:00.000Z',
        reminded: '',
        completed: '2026-03-02T09:30:00.000Z',
      },
      {
        user: 'Ben de Vries',
        email: 'ben@example.test',
        status: 'Niet ingevuld',
        score: 0,
        highestScore: 5,
        invited: '2026-03-02T09:00:00.000Z',
        reminded: '',
        completed: '',
      },
    ]);
  });

  test('make a table of answers', async () => {
    const api = await openAnswered();
    expect(await on(api, 'getCSVdataAnswers')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            question: 'Hoofdstad',
            answered: 2,
            correct: 2,
            answer1: 'Amsterdam',
            count1: 2,
            answer2: 'Den Haag',
            count2: 0,
          },
          {
            question: 'Kleuren',
            answered: 2,
            correct: 1,
            answer1: 'Rood',
            count1: 2,
            answer2: 'Wit',
            count2: 1,
            answer3: 'Geel',
            count3: 0,
          },
          { question: 'Opmerking', answered: 2, correct: 0 },
          {
            question: 'Ooit geweest?',
            answered: 2,
            correct: 0,
            answer1: 'Yes',
            count1: 1,
            answer2: 'No',
            count2: 1,
          },
        ],
      },
    ]);
  });

  test('make a table of each person’s answers, of all or of one', async () => {
    const api = await openAnswered();
    const [, all] = await on(api, 'getCSVdataAnswersIndividual');
    expect((all as { results: unknown[] }).results).toHaveLength(16);
    const person = { user: 'Zoë Smit', email: 'zoe@example.test', status: 'Passed' };
    expect(await on(api, 'getCSVdataAnswersIndividual', { userId: ZOE })).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { ...person, question: 'Hoofdstad', answer: 'Amsterdam', correct: 'Yes', score: 3 },
          { ...person, question: 'Kleuren', answer: 'Rood, Wit', correct: 'Yes', score: 2 },
          { ...person, question: 'Opmerking', answer: 'Leuk; "echt"', correct: '', score: 0 },
          { ...person, question: 'Ooit geweest?', answer: 'Yes', correct: '', score: 0 },
        ],
      },
    ]);
    expect(await on(api, 'getCSVdataAnswersIndividual', { userId: 2 })).toMatchObject([404, {}]);
  });

  test('are gone with the person or with the questionnaire', async () => {
    const api = await openAnswered();
    const { store } = api.server.context;
    const left = async () => (await store.find('questionnaireInvitations')).total;
    expect(await api.delete(`applicationusers/${ANNA}`)).toMatchObject([200, {}]);
    expect(await left()).toBe(3);
    expect(await api.delete('questionnaires/3')).toMatchObject([200, {}]);
    expect(await left()).toBe(0);
  });

  test('stay with the version of the document that was sent', async () => {
    const api = await openAnswered();
    const { objectDefinitionId } = recordOf(await api.get('questionnaires/3'));
    const document = `objectsDefinitions/${objectDefinitionId}`;
    const [, draft] = await api.post(document, { function: 'createNewDraft' });
    const { last_id } = draft as { last_id: number };
    await api.post(`objectsDefinitions/${last_id}`, { function: 'setActive' });
    expect(await api.get('questionnaires/3')).toMatchObject([
      200,
      { results: { objectDefinitionId, passedCount: 1 } },
    ]);
  });
});
