import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const gijs = { id: 1, title: 'ir.', firstName: 'Gijs', insertions: '', lastName: 'Haan' };

const fleur = { id: 2, title: '', firstName: 'Fleur', insertions: 'de', lastName: 'Wit' };

const zuid = { id: 1, name: 'Zuid', city: 'Gouda' };

const noord = { id: 2, name: 'Noord', city: 'Delft' };

describe('locations', () => {
  test('are listed by name, all of them for those who choose from them', async () => {
    const api = await openApi();
    expect(await api.get('locations?page=1&maxrowcount=1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            ...noord,
            address: '',
            postalCode: '',
            country: 'NL',
            phone: '',
            email: '',
            comments: '',
          },
        ],
        totalRowCount: 2,
      },
    ]);
    for (let count = 0; count < 25; count += 1)
      await api.put('locations/add', { name: `Hal ${count}` });
    const lengthOf = async (path: string) =>
      ((await api.get(path))[1] as { results: unknown[] }).results.length;
    expect(await lengthOf('locations')).toBe(27);
    expect(await lengthOf('locations?page=1')).toBe(20);
  });

  test('are added, read with what stands there, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.get('locations/1')).toMatchObject([
      200,
      {
        results: {
          ...zuid,
          latitude: 52.01,
          longitude: 4.71,
          contactPersons: [gijs],
          devices: [{ id: 1, deviceName: 'Kassa 1', model: 'KC-22', serial: 'S1' }],
          pinterminals: [{ id: 1, name: 'Pin 1' }],
          tables: [{ id: 1, name: 'Tafel 1', number: 1, seats: 4 }],
        },
      },
    ]);
    expect(await api.put('locations/add', { name: 'Oost', latitude: '52,5' })).toEqual([
      200,
      { status: true, status_message: 'Location added', last_id: 4 },
    ]);
    expect(await api.put('locations/4', { city: 'Urk' })).toEqual([
      200,
      { status: true, status_message: 'Location saved' },
    ]);
    expect(await api.get('locations/4')).toMatchObject([
      200,
      { results: { name: 'Oost', city: 'Urk', country: 'NL', latitude: 52.5, devices: [] } },
    ]);
    expect(await api.put('locations/4', { longitude: 181, latitude: 'x' })).toMatchObject([
      400,
      { errors: { longitude: 'Must be at most 180', latitude: 'Enter a number' } },
    ]);
    expect(await api.delete('locations/1')).toEqual([
      200,
      { status: true, status_message: 'Location deleted' },
    ]);
    expect(await api.get('tables/1')).toMatchObject([
      200,
      { results: { locationId: null, locationName: '', location: null } },
    ]);
    expect(await api.get('devices/1')).toMatchObject([200, { results: { location: null } }]);
    expect(await api.get('persons/1')).toMatchObject([200, { results: { locations: [] } }]);
  });

  test('get contact persons', async () => {
    const api = await openApi();
    expect(await api.post('locations/1', { function: 'getAvailablePersons' })).toEqual([
      200,
      { status: true, status_message: '', results: [fleur] },
    ]);
    expect(await api.post('locations/1', { function: 'addPerson', personId: 2 })).toEqual([
      200,
      { status: true, status_message: 'Person linked' },
    ]);
    expect(await api.get('locations/1')).toMatchObject([
      200,
      { results: { contactPersons: [gijs, fleur] } },
    ]);
    expect(await api.post('locations/1', { function: 'deletePerson', personId: 1 })).toEqual([
      200,
      { status: true, status_message: 'Person unlinked' },
    ]);
    expect(await api.get('persons/1')).toMatchObject([200, { results: { locations: [] } }]);
    expect(await api.post('locations/1', { function: 'deletePerson', personId: 1 })).toMatchObject([
      409,
      { status_message: 'ir. Gijs Haan is not linked to Zuid' },
    ]);
  });
});
