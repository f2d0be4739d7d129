import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import type { Api } from '../support/Api';
import { ANNA, fillIn, onQuestionnaire, openQuestionnaire } from '../support/questionnaires';

const CAPITAL = 3;
const onEnum = (api: Api, fn: string, body: object) =>
  api.post(`enums/${CAPITAL}`, { function: fn, ...body });

/** Anna answered that the first value is the capital, which is right, and passed. */
const openAnswered = async (): Promise<Api> => {
  const api = await openQuestionnaire();
  await onQuestionnaire(api, 'sendEmail', { emailType: 'invitation' });
  await rowsNamed(api.server.context.store, 'questionnaires').update(3, { minimumScore: 3 });
  await fillIn(api, ANNA, [1, [1, 2], 'x', 1]);
  return api;
};

const invitations = {
  resource: 'questionnaireInvitations',
  name: 'Invitation |||| Invitations',
  effect: 'keeps',
  total: 1,
};

describe('a value of an enum that people chose', () => {
  test('names who did, and stays', async () => {
    const api = await openAnswered();
    expect(await api.get(`enums/${CAPITAL}/usage?part=values&row=1`)).toMatchObject([
      200,
      { results: [{ ...invitations, rows: [{ title: 'Anna de Vries' }] }] },
    ]);
    expect(await onEnum(api, 'removeenumitem', { enumRowId: 1 })).toEqual([
      409,
      { status: false, status_message: 'This is still in use: Invitation (1): Anna de Vries' },
    ]);
  });

  test('that nobody chose goes', async () => {
    const api = await openAnswered();
    expect(await api.get(`enums/${CAPITAL}/usage?part=values&row=2`)).toMatchObject([
      200,
      { results: [] },
    ]);
    expect(await onEnum(api, 'removeenumitem', { enumRowId: 2 })).toMatchObject([200, {}]);
    expect(await api.get(`enums/${CAPITAL}/usage?part=values&row=2`)).toMatchObject([404, {}]);
    expect(await api.get(`enums/${CAPITAL}/usage?part=toString&row=2`)).toMatchObject([404, {}]);
  });

  test('stays in a table as well, and is named there', async () => {
    const api = await openAnswered();
    const rows = [{ enumRowId: 2, language: 'NL-nl', code: '2', value: 'Den Haag', correct: 0 }];
    expect(await onEnum(api, 'saveenumitems', { rows })).toEqual([
      409,
      {
        status: false,
        status_message:
          '“Amsterdam” is still in use, so nothing was saved: Invitation (1): Anna de Vries',
      },
    ]);
  });

  test('is called otherwise only once somebody knows whose answers show it', async () => {
    const api = await openAnswered();
    const amsterdam = { enumRowId: 1, language: 'NL-nl', code: '1', value: 'Mokum', correct: 1 };
    const hague = { enumRowId: 2, language: 'NL-nl', code: '2', value: 'Haag', correct: 0 };
    expect(await onEnum(api, 'updateenumitem', hague)).toMatchObject([200, {}]);
    const asked = {
      status: false,
      status_message: 'Answers that name a changed value stay, and show its new text: 1',
      asksFor: 'otherTexts',
    };
    expect(await onEnum(api, 'updateenumitem', amsterdam)).toEqual([409, asked]);
    expect(await onEnum(api, 'saveenumitems', { rows: [amsterdam, hague] })).toEqual([409, asked]);
    const scored = [{ ...amsterdam, correct: 0 }, hague];
    expect(await onEnum(api, 'saveenumitems', { rows: scored })).toMatchObject([
      409,
      {
        status_message:
          'Finished tests score otherwise (1): passed goes from 1 to 0. Answers that name a changed value stay, and show its new text: 1',
        asksFor: 'otherScores',
      },
    ]);
    const confirmed = { rows: scored, confirmed: 'otherScores' };
    expect(await onEnum(api, 'saveenumitems', confirmed)).toMatchObject([200, {}]);
  });

  test('is right or wrong otherwise only once somebody says yes to what that does', async () => {
    const api = await openAnswered();
    const toggle = { enumRowId: 1, correct: 0 };
    expect(await onEnum(api, 'togglecorrect', toggle)).toEqual([
      409,
      {
        status: false,
        status_message: 'Finished tests score otherwise (1): passed goes from 1 to 0',
        asksFor: 'otherScores',
      },
    ]);
    const confirmed = { ...toggle, confirmed: 'otherScores' };
    expect(await onEnum(api, 'togglecorrect', confirmed)).toMatchObject([200, {}]);
  });
});

describe('a document that is published without a field', () => {
  test('reports which version it takes the place of, and the answers and columns that it hides', async () => {
    const api = await openAnswered();
    const { store } = api.server.context;
    const document = Number((await rowsNamed(store, 'questionnaires').get(3))?.objectDefinitionId);
    const path = `objectsDefinitions/${document}`;
    const [, made] = await api.post(path, { function: 'createNewDraft' });
    const { last_id: draft } = made as { last_id: number };
    await rowsNamed(store, 'objectlistItems').insert({
      organisationId: 1,
      objectlistId: 1,
      headerDocumentId: document,
      columns: [{ listItemColumnId: 1, documentInputField: 3 }],
    });
    const usage = `objectsDefinitions/${draft}/usage?fn=setActive`;
    const archived = { resource: 'objectsDefinitions', effect: 'archived', total: 1 };
    expect(await api.get(usage)).toMatchObject([200, { results: [archived] }]);
    await api.post(`objectsDefinitions/${draft}`, { function: 'removeObjectRow', id: 3 });
    expect(await api.get(usage)).toMatchObject([
      200,
      {
        results: [
          archived,
          { ...invitations, effect: 'hidden' },
          { resource: 'objectlistItems', effect: 'hidden', total: 1 },
        ],
      },
    ]);
    await rowsNamed(store, 'objectsDefinitions').update(document, { state: 3 });
    expect(await api.get(usage)).toMatchObject([200, { results: [] }]);
    expect(await api.get(`${path}/usage?fn=nothing`)).toMatchObject([404, {}]);
  });
});
