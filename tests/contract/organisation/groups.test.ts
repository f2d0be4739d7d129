import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

describe('security groups', () => {
  test('are listed a page at a time, or searched', async () => {
    const api = await openApi();
    expect(await api.get('groups?page=1&maxrowcount=1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [{ id: 1, name: 'Readers', description: 'Look, not touch', access: '0100' }],
        totalRowCount: 2,
      },
    ]);
    const second = { id: 2, name: 'Editors', description: '', access: '1110' };
    expect(await api.get('groups?page=2&maxrowcount=1')).toMatchObject([
      200,
      { results: [second], totalRowCount: 2 },
    ]);
    expect(await api.get('groups?filter=EDIT')).toMatchObject([
      200,
      { results: [second], totalRowCount: 1 },
    ]);
  });

  test('are added, read, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.get('groups/add')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: { name: '', description: '', access: '0000' },
      },
    ]);
    const group = { name: 'Night', description: 'After ten', access: '0110' };
    expect(await api.put('groups/add', group)).toEqual([
      200,
      { status: true, status_message: 'Security group added', last_id: 4 },
    ]);
    expect(await api.get('groups/4')).toEqual([
      200,
      { status: true, status_message: '', results: { id: 4, ...group, modules: [] } },
    ]);
    expect(await api.put('groups/4', { access: '1111', unheard: 'of' })).toEqual([
      200,
      { status: true, status_message: 'Security group saved' },
    ]);
    expect(await api.get('groups/4')).toMatchObject([
      200,
      { results: { ...group, access: '1111' } },
    ]);
    expect(await api.delete('groups/4')).toEqual([
      200,
      { status: true, status_message: 'Security group deleted' },
    ]);
    expect(await api.get('groups/4')).toEqual([
      404,
      { status: false, status_message: 'This does not exist' },
    ]);
  });

  test('take modules once, and lose them with the module', async () => {
    const api = await openApi();
    expect(await api.get('groups/2/modules')).toMatchObject([
      200,
      {
        status_message: '',
        results: {
          available: expect.arrayContaining([{ id: 2, name: 'Dashboard' }]),
          assigned: [
            { id: 1, name: 'Administration' },
            { id: 3, name: 'Devices' },
          ],
        },
      },
    ]);
    expect(await api.post('groups/2/modules', { moduleid: 2 })).toEqual([
      200,
      { status: true, status_message: 'Module linked' },
    ]);
    expect(await api.post('groups/2/modules', { moduleid: '2' })).toEqual([
      409,
      { status: false, status_message: 'Dashboard is already linked to Editors' },
    ]);
    expect(await api.post('groups/2/modules', { moduleid: 99 })).toEqual([
      404,
      { status: false, status_message: 'Module not found' },
    ]);
    expect(await api.delete('groups/2/modules', { moduleid: 1 })).toEqual([
      200,
      { status: true, status_message: 'Module unlinked' },
    ]);
    expect(await api.delete('groups/2/modules?moduleid=1')).toMatchObject([
      409,
      { status_message: 'Administration is not linked to Editors' },
    ]);
    expect(await api.delete('modules/3')).toMatchObject([200, { status: true }]);
    expect(await api.get('groups/2')).toMatchObject([
      200,
      { results: { modules: [{ id: 2, name: 'Dashboard' }] } },
    ]);
  });

  test('refuse what breaks a rule, in the language of the caller', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    expect(await api.put('groups/add', { name: ' ', access: '01x0' })).toEqual([
      400,
      {
        status: false,
        status_message: 'Verplicht · Toegang moet uit vier tekens 0 en 1 bestaan',
        errors: { name: 'Verplicht', access: 'Toegang moet uit vier tekens 0 en 1 bestaan' },
      },
    ]);
    expect(await api.put('groups/2', { name: 'Redactie' })).toMatchObject([
      200,
      { status_message: 'Beveiligingsgroep opgeslagen' },
    ]);
    expect(await api.post('groups/2', { function: 'unheardOf' })).toEqual([
      400,
      { status: false, status_message: 'Onbekende functie' },
    ]);
  });
});

describe('modules', () => {
  test('are written under key and read under modulekey', async () => {
    const api = await openApi();
    expect(await api.get('modules?page=1&maxrowcount=1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [{ id: 1, modulekey: 'administration', name: 'Administration', description: '' }],
        totalRowCount: 13,
      },
    ]);
    expect(
      await api.put('modules/add', { key: 'parking', name: 'Parking', description: 'Slots' }),
    ).toEqual([200, { status: true, status_message: 'Module added', last_id: 14 }]);
    expect(await api.put('modules/14', { key: 'parking2', modulekey: 'ignored' })).toMatchObject([
      200,
      { status_message: 'Module saved' },
    ]);
    expect(await api.get('modules/14')).toMatchObject([
      200,
      { results: { id: 14, modulekey: 'parking2', name: 'Parking', description: 'Slots' } },
    ]);
    expect(await api.put('modules/14', { modulekey: 'parking3' })).toMatchObject([200, {}]);
    expect(await api.get('modules?modulekey=parking3&modulekey=media')).toMatchObject([
      200,
      { results: [{ modulekey: 'media' }, { modulekey: 'parking3' }], totalRowCount: 2 },
    ]);
    expect(await api.delete('modules/14')).toEqual([
      200,
      { status: true, status_message: 'Module deleted' },
    ]);
    expect(await api.get('modules/14')).toMatchObject([404, { status: false }]);
  });

  test('have a key of their own, and the one of administration stays', async () => {
    const api = await openApi();
    const taken = 'Another module has this key';
    expect(await api.put('modules/add', { key: 'media', name: 'Media' })).toEqual([
      409,
      { status: false, status_message: taken, errors: { modulekey: taken } },
    ]);
    const needed = 'The administration module is needed to manage access';
    expect(await api.put('modules/1', { key: 'other' })).toMatchObject([
      409,
      { errors: { modulekey: needed } },
    ]);
    const refused = [409, { status: false, status_message: needed }];
    expect(await api.delete('modules/1')).toEqual(refused);
    expect(await api.delete('organisations/modules/1', { childid: 1 })).toEqual(refused);
    const none = { todo: 'multi', modules: [] };
    expect(await api.post('organisations/modules/1', none)).toEqual(refused);
    expect(await api.get('organisations/modules/1')).toMatchObject([
      200,
      { results: { available: [] } },
    ]);
  });
});
