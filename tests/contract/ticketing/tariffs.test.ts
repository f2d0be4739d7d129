import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

describe('tariffs', () => {
  test('are listed with their price in cents, and narrowed by resource type', async () => {
    const api = await openApi();
    expect(await api.get('tariffs?page=1&maxrowcount=20&resourceTypeId=1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 1,
            naam: 'Volwassene',
            resourceTypeId: 1,
            resourceTypeName: 'Rondleiding',
            basisPrijsCent: 750,
            actief: 1,
          },
        ],
        totalRowCount: 1,
      },
    ]);
    expect(await api.get('tariffs?active=0')).toMatchObject([200, { results: [{ id: 2 }] }]);
  });

  test('are called by the first of their languages, whichever way that comes', async () => {
    const api = await openApi();
    const texts = async (id: number) => {
      const [, answer] = await api.get(`tariffs/${id}`);
      return answer;
    };
    const body = {
      naam: 'Kind',
      translations: { nl: { name: 'Kind' }, en: { name: 'Child' } },
      resourceTypeId: 1,
      basisPrijsCent: 350,
      valuta: 'EUR',
      actief: 1,
    };
    expect(await api.put('tariffs/add', body)).toEqual([
      200,
      { status: true, status_message: 'Tariff added', last_id: 4 },
    ]);
    expect(await texts(4)).toEqual({
      status: true,
      status_message: '',
      results: { id: 4, ...body, resourceTypeName: 'Rondleiding' },
    });
    const saved = { status: true, status_message: 'Tariff saved', last_id: 4 };
    expect(await api.put('tariffs/4', { naam: 'Jeugd' })).toEqual([200, saved]);
    expect(await texts(4)).toMatchObject({
      results: { naam: 'Jeugd', translations: { nl: { name: 'Jeugd' }, en: { name: 'Child' } } },
    });
    const german = JSON.stringify({ nl: { name: '' }, en: { name: '' }, de: { name: 'Kind' } });
    expect(await api.put('tariffs/4', { translations: german })).toEqual([200, saved]);
    expect(await texts(4)).toMatchObject({ results: { naam: 'Kind' } });
    expect(await api.delete('tariffs/4')).toEqual([
      200,
      { status: true, status_message: 'Tariff deleted', last_id: 4 },
    ]);
  });

  test('need a name and a resource type', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    expect(await api.put('tariffs/add', {})).toEqual([
      400,
      {
        status: false,
        status_message: 'Naam is verplicht\nResource type is verplicht',
        errors: { translations: 'Naam is verplicht', resourceTypeId: 'Resource type is verplicht' },
      },
    ]);
    expect(await api.put('tariffs/1', { resourceTypeId: 3 })).toMatchObject([400, {}]);
    expect(await api.put('tariffs/1', { basisPrijsCent: 7.5 })).toMatchObject([400, {}]);
    expect(await api.put('tariffs/1', { translations: { nl: { name: ' ' } } })).toMatchObject([
      200,
      {},
    ]);
    expect(await api.put('tariffs/2', { naam: ' ' })).toMatchObject([
      400,
      { errors: { translations: 'Naam is verplicht' } },
    ]);
  });
});
