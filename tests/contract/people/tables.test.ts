import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const noord = { id: 2, name: 'Noord', city: 'Delft' };

describe('tables', () => {
  const first = {
    id: 1,
    name: 'Tafel 1',
    number: 1,
    shape: 0,
    seats: 4,
    locationId: 1,
    locationName: 'Zuid',
  };

  test('are listed, and found and sorted by where they stand', async () => {
    const api = await openApi();
    expect(await api.get('tables?page=1&maxrowcount=1&sort=locationName&order=desc')).toEqual([
      200,
      { status: true, status_message: '', results: [first], totalRowCount: 2 },
    ]);
    expect(await api.get('tables?filter=zuid')).toMatchObject([200, { results: [first] }]);
  });

  test('are added with a code of their own, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.get('tables/add')).toMatchObject([
      200,
      { results: { number: 1, seats: 4, shape: null } },
    ]);
    expect(await api.put('tables/add', { name: 'Bar', shape: 0 })).toEqual([
      200,
      { status: true, status_message: 'Table added', last_id: 3 },
    ]);
    expect(await api.get('tables/3')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 3,
          name: 'Bar',
          number: 1,
          shape: 0,
          seats: 4,
          identifier: expect.stringMatching(/^[A-Z2-9]{8}$/),
          locationId: null,
          locationName: '',
          location: null,
        },
      },
    ]);
    expect(await api.put('tables/2', { seats: 8 })).toEqual([
      200,
      { status: true, status_message: 'Table saved' },
    ]);
    expect(await api.get('tables/2')).toMatchObject([200, { results: { shape: 4, seats: 8 } }]);
    expect(await api.put('tables/add', { name: '', number: '', shape: 7, seats: 1.5 })).toEqual([
      400,
      {
        status: false,
        status_message: 'Required\nChoose one of the options offered\nEnter a whole number',
        errors: {
          name: 'Required',
          number: 'Required',
          shape: 'Choose one of the options offered',
          seats: 'Enter a whole number',
        },
      },
    ]);
    expect(await api.delete('tables/3')).toEqual([
      200,
      { status: true, status_message: 'Table deleted' },
    ]);
    expect(await api.get('tables/3')).toMatchObject([404, {}]);
  });

  test('get a location, another one, and none', async () => {
    const api = await openApi();
    expect(await api.post('tables/1', { function: 'getAvailableLocations' })).toEqual([
      200,
      { status: true, status_message: '', results: [noord] },
    ]);
    expect(await api.post('tables/1', { function: 'addLocation', locationId: 2 })).toEqual([
      200,
      { status: true, status_message: 'Location linked' },
    ]);
    expect(await api.get('tables/1')).toMatchObject([
      200,
      { results: { locationId: 2, locationName: 'Noord', location: noord } },
    ]);
    expect(await api.post('tables/1', { function: 'deleteLocation', locationId: 2 })).toEqual([
      200,
      { status: true, status_message: 'Location unlinked' },
    ]);
    expect(await api.get('tables/1')).toMatchObject([200, { results: { location: null } }]);
  });
});
