import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const gijs = { id: 1, title: 'ir.', firstName: 'Gijs', insertions: '', lastName: 'Haan' };

const noord = { id: 2, name: 'Noord', city: 'Delft' };

describe('persons', () => {
  test('are listed, added, changed and deleted', async () => {
    const api = await openApi();
    const listed = { function: '', email: '', phone: '' };
    const rest = { ...listed, comments: '' };
    expect(await api.get('persons?page=1&maxrowcount=1')).toEqual([
      200,
      { status: true, status_message: '', results: [{ ...gijs, ...listed }], totalRowCount: 2 },
    ]);
    // A person has a field that is called function.
    // What a person does is no function of the server.
    expect(await api.post('persons/add', { function: 'Chef' })).toMatchObject([
      400,
      { errors: { lastName: expect.anything() } },
    ]);
    expect(await api.put('persons/add', { lastName: 'Vis', function: 'Chef' })).toEqual([
      200,
      { status: true, status_message: 'Person added', last_id: 3 },
    ]);
    expect(await api.put('persons/3', { title: 'dr.', function: 'Kok' })).toEqual([
      200,
      { status: true, status_message: 'Person saved' },
    ]);
    expect(await api.get('persons/3')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          ...rest,
          id: 3,
          title: 'dr.',
          firstName: '',
          insertions: '',
          lastName: 'Vis',
          function: 'Kok',
          locations: [],
        },
      },
    ]);
    expect(await api.put('persons/3', { lastName: '' })).toMatchObject([
      400,
      { status_message: 'Required', errors: { lastName: 'Required' } },
    ]);
    expect(await api.delete('persons/1')).toEqual([
      200,
      { status: true, status_message: 'Person deleted' },
    ]);
    expect(await api.get('locations/1')).toMatchObject([200, { results: { contactPersons: [] } }]);
  });

  test('get locations', async () => {
    const api = await openApi();
    expect(await api.post('persons/1', { function: 'getAvailableLocations' })).toEqual([
      200,
      { status: true, status_message: '', results: [noord] },
    ]);
    expect(await api.post('persons/1', { function: 'addLocation', locationId: 2 })).toEqual([
      200,
      { status: true, status_message: 'Location linked' },
    ]);
    expect(await api.get('locations/2')).toMatchObject([
      200,
      { results: { contactPersons: [gijs] } },
    ]);
    expect(await api.post('persons/1', { function: 'deleteLocation', locationId: 1 })).toEqual([
      200,
      { status: true, status_message: 'Location unlinked' },
    ]);
    expect(await api.get('persons/1')).toMatchObject([200, { results: { locations: [noord] } }]);
  });
});
