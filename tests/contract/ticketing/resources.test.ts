import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const guide = {
  id: 1,
  name: 'Gids',
  typeId: 1,
  typeName: 'Rondleiding',
  productId: 4,
  productTitle: 'Koffiebonen',
  capacity: 20,
  active: 1,
};
const saved = { status: true, status_message: 'Resource saved', last_id: 1 };

describe('resources', () => {
  test('are listed with their type and product, and narrowed to those that are inactive', async () => {
    const api = await openApi();
    expect(await api.get('resources?page=1&maxrowcount=20')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          guide,
          { ...guide, id: 2, name: 'Kraanzaal', typeId: 2, typeName: 'Zaal', active: 0 },
        ],
        totalRowCount: 2,
      },
    ]);
    expect(await api.get('resources?status=inactive')).toMatchObject([
      200,
      { results: [{ id: 2 }], totalRowCount: 1 },
    ]);
  });

  test('carry their activities, and answer their add-ons by themselves', async () => {
    const api = await openApi();
    const addons = [{ id: 1, addonId: 1, verplicht: 1, toonInWidget: 0, actief: 1 }];
    expect(await api.get('resources/1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          ...guide,
          translations: { nl: { name: 'Gids' } },
          linkedActivities: [{ activityId: 1 }],
          addons,
        },
      },
    ]);
    expect(await api.get('resources/1/addons')).toEqual([
      200,
      { status: true, status_message: '', results: addons, totalRowCount: 1 },
    ]);
    expect(await api.get('resources/3/addons')).toMatchObject([404, {}]);
  });

  test('are added, changed and deleted; what they are linked to is saved by calls of its own', async () => {
    const api = await openApi();
    const body = { translations: { nl: { name: 'Sloep' } }, typeId: 1, productId: 4 };
    expect(await api.put('resources/add', body)).toEqual([
      200,
      { status: true, status_message: 'Resource added', last_id: 4 },
    ]);
    const links = { resourceId: 4, activityIds: [2, 1] };
    expect(await api.put('activity-resource/bulk-update', links)).toEqual([
      200,
      { ...saved, last_id: 4 },
    ]);
    const row = { addonId: 2, verplicht: 0, toonInWidget: 1, actief: 1 };
    expect(await api.put('resources/4/addons', { addons: [row] })).toEqual([
      200,
      { ...saved, last_id: 4 },
    ]);
    expect(await api.get('resources/4')).toMatchObject([
      200,
      {
        results: {
          name: 'Sloep',
          capacity: 1,
          active: 1,
          linkedActivities: [{ activityId: 2 }, { activityId: 1 }],
          addons: [{ id: 1, ...row }],
        },
      },
    ]);
    expect(await api.get('activity-resource?activityId=1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { id: 1, activityId: 1, resourceId: 1, resourceName: 'Gids' },
          { id: 4, activityId: 1, resourceId: 4, resourceName: 'Sloep' },
        ],
        totalRowCount: 2,
      },
    ]);
    expect(await api.get('activity-resource?resourceId=4')).toMatchObject([
      200,
      { totalRowCount: 2 },
    ]);
    expect(await api.put('resources/4', { capacity: '8', active: 0 })).toEqual([
      200,
      { ...saved, last_id: 4 },
    ]);
    expect(await api.put('activity-resource/bulk-update', { ...links, activityIds: [] })).toEqual([
      200,
      { ...saved, last_id: 4 },
    ]);
    expect(await api.get('resources/4')).toMatchObject([
      200,
      { results: { capacity: 8, linkedActivities: [] } },
    ]);
    expect(await api.delete('resources/4')).toMatchObject([200, { last_id: 4 }]);
  });

  test('link what is their organisation’s own, each add-on once', async () => {
    const api = await openApi();
    const link = (resourceId: unknown, activityIds: unknown) =>
      api.put('activity-resource/bulk-update', { resourceId, activityIds });
    expect(await link(3, [1])).toMatchObject([404, {}]);
    expect(await link(undefined, [1])).toMatchObject([400, {}]);
    expect(await link(1, [3])).toMatchObject([400, {}]);
    expect(await link(1, 'alle')).toMatchObject([400, {}]);
    expect(await api.put('resources/1/addons', { addons: [{ addonId: 3 }] })).toMatchObject([
      400,
      {},
    ]);
    expect(await api.put('resources/1/addons', { addons: [{ verplicht: 1 }] })).toMatchObject([
      400,
      {},
    ]);
    expect(await api.put('resources/1/addons', {})).toMatchObject([400, {}]);
    const twice = { addons: [{ addonId: 1 }, { addonId: 1 }] };
    expect(await api.put('resources/1/addons', twice)).toMatchObject([
      400,
      { errors: { addons: expect.stringMatching(/once/) } },
    ]);
  });

  test('need a name, a type and a product, which is said in Dutch', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    expect(await api.put('resources/add', {})).toMatchObject([
      400,
      {
        errors: {
          translations: 'Naam is verplicht',
          typeId: 'Selecteer een resource type',
          productId: 'Selecteer een gekoppeld product',
        },
      },
    ]);
  });
});
