import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Answer, type Api, openApi } from './Api';

export const onQuestionnaire = (api: Api, fn: string, body: object = {}, id = 3) =>
  api.post(`questionnaires/${id}`, { function: fn, ...body });

const row = (id: number, type: number, options: object) => ({
  id,
  order: id,
  type,
  options: JSON.stringify(options),
});

/** One is right, two are right together, and something to type. */
export const addQuestions = async (api: Api): Promise<number> => {
  const { store } = api.server.context;
  const value = (enumRowId: number, text: string, correct: number) => ({
    enumRowId,
    language: 'NL-nl',
    code: `${enumRowId}`,
    value: text,
    correct,
  });
  const capital = await rowsNamed(store, 'enums').insert({
    organisationId: 1,
    name: 'Capital',
    values: [value(1, 'Amsterdam', 1), value(2, 'Den Haag', 0)],
  });
  const colours = await rowsNamed(store, 'enums').insert({
    organisationId: 1,
    name: 'Colours',
    values: [value(1, 'Rood', 1), value(2, 'Wit', 1), value(3, 'Geel', 0)],
  });
  const document = await rowsNamed(store, 'objectsDefinitions').insert({
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

export const people = ['Anna', 'Ben', 'Cleo'];

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
  for (const name of people) await rowsNamed(store, 'applicationUsers').insert(person(name, {}));
  await rowsNamed(store, 'applicationUsers').insert(person('Dirk', { active: 0 }));
  await rowsNamed(store, 'applicationUsers').insert(person('Evy', { email: '' }));
  await rowsNamed(store, 'applicationUsers').insert(person('Fay', { groupIds: [] }));
};

export const ZOE = 1;

export const ANNA = 4;

export const BEN = 5;

export const texts = {
  invitationSubject: 'Doe mee',
  invitationBody: '<p>Beste <strong>gast</strong></p>',
  reminderSubject: 'Nog even',
  reminderBody: '<p>U bent er nog niet</p>',
};

/** A questionnaire ready to be sent, as number 3. */
export const openQuestionnaire = async (...args: Parameters<typeof openApi>): Promise<Api> => {
  const api = await openApi(...args);
  await addPeople(api);
  const objectDefinitionId = await addQuestions(api);
  const body = { name: 'Nederland', objectDefinitionId, selectedUserGroups: [1], minimalScore: 5 };
  await api.put('questionnaires/add', { ...body, sender: 'Team Quiz', ...texts });
  return api;
};

/** What someone answers in the app. */
export const fillIn = async (
  { server }: Api,
  userId: number,
  values: readonly unknown[],
): Promise<void> => {
  const { store } = server.context;
  const { rows } = await rowsNamed(store, 'questionnaireInvitations').page({ where: { userId } });
  const answers = values.map((value, index) => ({ rowId: index + 1, value }));
  for (const { id } of rows)
    await rowsNamed(store, 'questionnaireInvitations').update(id, {
      answers,
      completedAt: '2026-03-02T09:30:00.000Z',
    });
};

export const recordOf = ([, body]: Answer) =>
  (body as { results: Record<string, unknown> }).results;

export const countsOf = async (api: Api) => {
  const { invited, invitedCount, recipientCount } = recordOf(await api.get('questionnaires/3'));
  return [invited, invitedCount, recipientCount];
};

export const refused = (status: number, message: string) => [
  status,
  { status: false, status_message: message },
];
