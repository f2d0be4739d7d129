import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import {
  ANNA,
  BEN,
  fillIn,
  onQuestionnaire,
  openQuestionnaire,
  recordOf,
  refused,
  ZOE,
} from '../support/questionnaires';

describe('the results', () => {
  const openAnswered = async (headers = {}) => {
    const api = await openQuestionnaire(headers);
    await onQuestionnaire(api, 'sendEmail', { reminder: 0 });
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

  test('are asked about before other questions make something else of them', async () => {
    const api = await openAnswered();
    const change = (more: object = {}) =>
      api.put('questionnaires/3', { objectDefinitionId: 1, ...more });
    expect(await change()).toEqual([
      409,
      {
        status: false,
        status_message:
          'This questionnaire has been answered (2). With another document, passed goes from 1 to 0',
        asksFor: 'otherQuestions',
      },
    ]);
    expect(await api.get('questionnaires/3')).toMatchObject([200, { results: { passedCount: 1 } }]);
    expect(await change({ confirmed: 'otherQuestions' })).toMatchObject([200, {}]);
    expect(await api.get('questionnaires/3')).toMatchObject([
      200,
      { results: { objectDefinitionId: 1, passedCount: 0 } },
    ]);
  });

  test('have the answers of one person', async () => {
    const api = await openAnswered();
    expect(await onQuestionnaire(api, 'getAnswers', { userId: ANNA })).toEqual([
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
    expect(await onQuestionnaire(api, 'getAnswers', { userId: BEN })).toMatchObject([
      200,
      { results: [{ question: 'Hoofdstad', answer: '', correct: null, score: 0 }, {}, {}, {}] },
    ]);
    expect(await onQuestionnaire(api, 'getAnswers', { userId: 2 })).toEqual(
      refused(404, 'This person is not invited to the questionnaire'),
    );
    expect(await onQuestionnaire(api, 'getAnswers')).toEqual(refused(400, 'userId is missing'));
  });

  test('make a table of people', async () => {
    const api = await openAnswered({ 'Accept-Language': 'nl' });
    const [status, body] = await onQuestionnaire(api, 'getCSVdata');
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
        score: '',
        highestScore: 5,
        invited: '2026-03-02T09:00:00.000Z',
        reminded: '',
        completed: '',
      },
    ]);
  });

  test('make a table of answers', async () => {
    const api = await openAnswered();
    expect(await onQuestionnaire(api, 'getCSVdataAnswers')).toEqual([
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
    const [, all] = await onQuestionnaire(api, 'getCSVdataAnswersIndividual');
    expect((all as { results: unknown[] }).results).toHaveLength(16);
    const person = { user: 'Zoë Smit', email: 'zoe@example.test', status: 'Passed' };
    expect(await onQuestionnaire(api, 'getCSVdataAnswersIndividual', { userId: ZOE })).toEqual([
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
    expect(await onQuestionnaire(api, 'getCSVdataAnswersIndividual', { userId: 2 })).toMatchObject([
      404,
      {},
    ]);
  });

  test('are gone with the person or with the questionnaire', async () => {
    const api = await openAnswered();
    const { store } = api.server.context;
    const left = async () => (await rowsNamed(store, 'questionnaireInvitations').page()).total;
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
