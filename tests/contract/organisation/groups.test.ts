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
        results: [
          {
            id: 1,
            name: 'Readers',
            description: 'Look, not touch',
            access: '0100',
            canEdit: true,
            moduleNames: expect.stringContaining(
              'Administration, ApplicationUsers, Audit, Builder',
            ),
          },
        ],
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
        results: {
          name: '',
          description: '',
          access: '0000',
          demandsSecondFactor: 0,
          moduleNames: '',
          canEdit: true,
        },
      },
    ]);
    const group = { name: 'Night', description: 'After ten', access: '0110' };
    expect(await api.put('groups/add', group)).toEqual([
      200,
      { status: true, status_message: 'Security group added', last_id: 4 },
    ]);
    expect(await api.get('groups/4')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 4,
          ...group,
          demandsSecondFactor: 0,
          moduleNames: '',
          modules: [],
          members: [],
          canEdit: true,
        },
      },
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
        status_message: 'Verplicht\nToegang moet uit vier tekens 0 en 1 bestaan',
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
