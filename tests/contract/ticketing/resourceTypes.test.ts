import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const saved = { status: true, status_message: 'Resource type saved', last_id: 1 };
const refused = (errors: Record<string, string>) => [
  400,
  { status: false, status_message: Object.values(errors)[0], errors },
];
const window = 'Ongeldige waarden voor boekingsvenster. Controleer de bereiken en logica.';

describe('resource types', () => {
  test('are listed, each with the model that it was written with, and below ticketing as well', async () => {
    const api = await openApi();
    const [status, body] = await api.get('resource-types?page=1&maxrowcount=20');
    expect([status, body]).toMatchObject([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { id: 1, name: 'Rondleiding', bookingModel: 'sharedCapacity', active: 1 },
          { id: 2, name: 'Zaal', bookingModel: 1, active: 0 },
        ],
        totalRowCount: 2,
      },
    ]);
    expect(await api.get('ticketing/resource-types?page=1&maxrowcount=20')).toEqual([200, body]);
    expect(await api.get('resource-types?filter=zaal')).toMatchObject([200, { totalRowCount: 1 }]);
    expect(await api.get('resources-helpers/resource-types')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { id: 1, title: 'Rondleiding', name: 'Rondleiding', active: 1 },
          { id: 2, title: 'Zaal', name: 'Zaal', active: 0 },
        ],
        totalRowCount: 2,
      },
    ]);
  });

  test('begin as the specification says, and are answered as data', async () => {
    const api = await openApi();
    const name = { name: 'Sloep', allowedDurations: '90,60,120' };
    expect(await api.put('resource-types/add', name)).toEqual([
      200,
      { status: true, status_message: 'Resource type added', last_id: 4 },
    ]);
    expect(await api.get('resource-types/4')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        data: {
          id: 4,
          name: 'Sloep',
          description: '',
          defaultDurationMin: 60,
          allowedDurations: '60,90,120',
          bookingIntervalMin: 15,
          bufferMin: 0,
          minDays: 0,
          minBufferMinutes: 0,
          maxDays: 365,
          sameDayCutoff: null,
          bookingModel: 'sharedCapacity',
          minPersons: 1,
          maxPersons: null,
          cancelDeadlineHours: 24,
          active: 1,
        },
      },
    ]);
    expect(await api.delete('resource-types/4')).toEqual([
      200,
      { status: true, status_message: 'Resource type deleted', last_id: 4 },
    ]);
    expect(await api.get('resource-types/3')).toMatchObject([404, { status: false }]);
  });

  test('say in Dutch what is wrong with their durations and their window', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    const save = (values: object) => api.put('resource-types/1', values);
    const duration = 'Standaard duur moet worden opgegeven en groter zijn dan 0.';
    expect(await save({ name: ' ' })).toEqual(refused({ name: 'Naam is verplicht' }));
    for (const defaultDurationMin of [null, 0, -5, 'x'])
      expect(await save({ defaultDurationMin })).toEqual(refused({ defaultDurationMin: duration }));
    for (const allowedDurations of ['', '90', '60,een uur', '60,-5'])
      expect(await save({ allowedDurations })).toMatchObject([
        400,
        { errors: { allowedDurations: expect.stringMatching(/^Toegestane tijdsduren moeten/) } },
      ]);
    for (const [name, value] of [
      ['minDays', 31],
      ['minDays', -1],
      ['minBufferMinutes', 1440],
      ['maxDays', 366],
      ['maxDays', 'x'],
    ] as const)
      expect(await save({ [name]: value })).toEqual(refused({ [name]: window }));
    expect(await save({ minDays: 9, maxDays: 8 })).toEqual(
      refused({ minDays: window, maxDays: window }),
    );
    expect(await save({ minDays: 30, minBufferMinutes: 1439, maxDays: 30 })).toMatchObject([
      200,
      {},
    ]);
    expect(await save({ cancelDeadlineHours: -1 })).toEqual(
      refused({ cancelDeadlineHours: 'Annuleringstermijn mag niet negatief zijn.' }),
    );
  });

  test('have persons where capacity is shared, and take the numbers of old for the model', async () => {
    const api = await openApi();
    const model = async () => {
      const [, answer] = await api.get('resource-types/1');
      return answer;
    };
    expect(await api.put('resource-types/1', { minPersons: 0 })).toMatchObject([
      400,
      { errors: { minPersons: expect.stringMatching(/^Invalid numbers of persons/) } },
    ]);
    expect(await api.put('resource-types/1', { minPersons: 5, maxPersons: 4 })).toMatchObject([
      400,
      { errors: { maxPersons: expect.stringMatching(/^Invalid numbers of persons/) } },
    ]);
    const values = { minPersons: 5, maxPersons: 9 };
    expect(await api.put('resource-types/1', values)).toEqual([200, saved]);
    expect(await api.put('resource-types/1', { bookingModel: 1 })).toEqual([200, saved]);
    expect(await model()).toMatchObject({
      data: { bookingModel: 'perResource', minPersons: 1, maxPersons: null },
    });
    expect(await api.put('resource-types/1', { bookingModel: '0' })).toEqual([200, saved]);
    expect(await model()).toMatchObject({ data: { bookingModel: 'sharedCapacity' } });
    expect(await api.put('resource-types/1', { bookingModel: 2 })).toMatchObject([400, {}]);
  });

  test('stay while a tariff needs them, which is reported', async () => {
    const api = await openApi();
    expect(await api.get('resource-types/1/usage')).toMatchObject([
      200,
      {
        results: expect.arrayContaining([
          {
            resource: 'tariffs',
            effect: 'keeps',
            total: 1,
            rows: [{ id: 1, title: 'Volwassene' }],
          },
        ]),
      },
    ]);
    expect(await api.delete('resource-types/1')).toMatchObject([
      409,
      { status: false, status_message: expect.stringMatching(/^This is still in use: /) },
    ]);
  });
});
