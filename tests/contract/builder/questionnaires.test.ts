import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';
import { addQuestions, onQuestionnaire, openQuestionnaire, texts } from '../support/questionnaires';

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
    const changes = { minimumScore: 2, userGroups: [], startDate: '2026-05-01' };
    expect(await api.put('questionnaires/3', changes)).toMatchObject([
      400,
      { errors: { endDate: 'The end must not be before the beginning' } },
    ]);
    expect(await api.put('questionnaires/3', { ...changes, endDate: '2026-05-01' })).toEqual([
      200,
      { status: true, status_message: 'Questionnaire saved' },
    ]);
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

  test('are listed with their countsOf, and sorted by them', async () => {
    const api = await openQuestionnaire();
    await onQuestionnaire(api, 'sendEmail', { reminder: 0 });
    const [, body] = await api.get(
      'questionnaires?page=1&maxrowcount=20&sort=invitedCount&order=desc',
    );
    expect(body).toMatchObject({
      results: [
        { id: 3, name: 'Nederland', invitedCount: 4, completedCount: 0 },
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
