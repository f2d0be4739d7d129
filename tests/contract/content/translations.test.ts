import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

describe('translation groups', () => {
  test('are listed, added by POST, changed, and deleted with their translations', async () => {
    const api = await openApi();
    const buttons = { id: 1, name: 'Buttons', description: '' };
    expect(await api.get('translationgroups?page=1&maxrowcount=20')).toEqual([
      200,
      { status: true, status_message: '', results: [buttons], totalRowCount: 1 },
    ]);
    const errors = { name: 'Errors', description: 'What goes wrong' };
    const added = { status: true, status_message: 'Translation group added' };
    expect(await api.post('translationgroups/add', errors)).toEqual([
      200,
      { ...added, last_id: 3 },
    ]);
    expect(await api.post('translationgroups', errors)).toEqual([200, { ...added, last_id: 4 }]);
    expect(await api.put('translationgroups/3', { name: 'Failures' })).toEqual([
      200,
      { status: true, status_message: 'Translation group saved' },
    ]);
    expect(await api.get('translationgroups/3')).toEqual([
      200,
      { status: true, status_message: '', results: { id: 3, ...errors, name: 'Failures' } },
    ]);
    expect(await api.delete('translationgroups/1')).toEqual([
      200,
      { status: true, status_message: 'Translation group deleted' },
    ]);
    expect(await api.get('translations')).toMatchObject([200, { totalRowCount: 0 }]);
  });
});

describe('translations', () => {
  const start = {
    id: 1,
    name: 'start',
    dutch: 'Begin',
    english: 'Start',
    translationgroupid: 1,
    translationGroupName: 'Buttons',
  };

  test('are those of one group', async () => {
    const api = await openApi();
    expect(await api.get('translations?translationgroupid=1&page=1&maxrowcount=1')).toEqual([
      200,
      { status: true, status_message: '', results: [start], totalRowCount: 2 },
    ]);
    expect(await api.get('translations?translationgroupid=1&filter=klaar')).toMatchObject([
      200,
      { results: [{ name: 'stop' }], totalRowCount: 1 },
    ]);
    expect(await api.get('translations?translationgroupid=2')).toMatchObject([
      200,
      { results: [], totalRowCount: 0 },
    ]);
  });

  test('are added to a group that is there, changed and deleted', async () => {
    const api = await openApi();
    const next = { name: 'next', dutch: 'Verder', english: 'Next' };
    expect(await api.put('translations/add', { ...next, translationgroupid: '1' })).toEqual([
      200,
      { status: true, status_message: 'Translation added', last_id: 3 },
    ]);
    expect(await api.put('translations/3', { english: 'Go on' })).toEqual([
      200,
      { status: true, status_message: 'Translation saved' },
    ]);
    expect(await api.get('translations/3')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 3,
          ...next,
          english: 'Go on',
          translationgroupid: 1,
          translationGroupName: 'Buttons',
        },
      },
    ]);
    expect(await api.put('translations/add', { ...next, translationgroupid: 2 })).toMatchObject([
      400,
      { errors: { translationgroupid: 'Choose one of the options offered' } },
    ]);
    expect(await api.put('translations/add', next)).toMatchObject([
      400,
      { errors: { translationgroupid: 'Required' } },
    ]);
    expect(await api.delete('translations/3')).toEqual([
      200,
      { status: true, status_message: 'Translation deleted' },
    ]);
    expect(await api.get('translations/3')).toMatchObject([404, {}]);
  });

  test('have a name of their own within their group', async () => {
    const api = await openApi();
    await api.post('translationgroups/add', { name: 'Errors' });
    const refused = [409, { errors: { name: 'Another text of this group has this name' } }];
    const text = { name: ' Start', translationgroupid: 1 };
    expect(await api.put('translations/add', text)).toMatchObject(refused);
    const elsewhere = { ...text, translationgroupid: 3 };
    expect(await api.put('translations/add', elsewhere)).toMatchObject([200, { last_id: 3 }]);
    expect(await api.put('translations/3', { translationgroupid: 1 })).toMatchObject(refused);
  });
});

test('the translations of a group that lack a language are asked for', async () => {
  const api = await openApi();
  const path = 'translations?translationgroupid=1';
  expect(await api.get(`${path}&lacks=english`)).toMatchObject([200, { totalRowCount: 0 }]);
  await api.put('translations/add', { name: 'next', dutch: 'Verder', translationgroupid: 1 });
  await api.put('translations/1', { english: '' });
  expect(await api.get(`${path}&lacks=english&page=1&maxrowcount=1`)).toMatchObject([
    200,
    { results: [{ name: 'start' }], totalRowCount: 2 },
  ]);
  expect(await api.get(`${path}&lacks=dutch`)).toMatchObject([200, { totalRowCount: 0 }]);
  expect(await api.get(`${path}&lacks=french`)).toMatchObject([400, { status: false }]);
});
