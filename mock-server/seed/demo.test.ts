import { beforeAll, describe, expect, test } from 'vitest';
import { activities } from '../../resources/ticketing/activities';
import { blocks } from '../../resources/ticketing/blocks';
import { resources } from '../../resources/ticketing/resources';
import { conflictsOf } from '../../resources/ticketing/shared/blockConflicts';
import { weekdayConfig } from '../../resources/ticketing/weekdayConfig';
import { checkOptions, checkValues, rowTypes } from '../../schemas/documents';
import { parseRows } from '../../schemas/documents/codec';
import { valuesByRow } from '../../server/behaviours/builder/lists/objectValues';
import { rowsById } from '../../server/behaviours/rowsById';
import {
  placedBlock,
  weekdayHours,
} from '../../server/behaviours/ticketing/booking/blockConflicts';
import { withoutSupplier } from '../../server/behaviours/webshop/products';
import { predicateOf } from '../../server/store/condition';
import type { Row } from '../../server/store/Store';
import { tableOf } from '../../server/tables/tableOf';
import { storedRows } from '../../server/wire/rows';
import { testStore } from '../../tests/fixtures/openTestStore';
import { createSeed } from './index';

const now = new Date('2026-11-21T09:30:00Z');

let seed: Record<string, Row[]>;
beforeAll(async () => {
  seed = await createSeed(now);
});

describe('what the demo shows', () => {
  const own = (name: string) =>
    (seed[name] ?? []).filter(({ organisationId }) => organisationId === 1);

  test.each([
    ['devices', 240],
    ['deviceGroups', 9],
    ['deviceApprovals', 6],
    ['applicationUsers', 1200],
    ['appUserGroups', 8],
    ['applicationLogs', 600],
    ['translationGroups', 12],
    ['translations', 150],
    ['propertyTemplates', 10],
    ['locations', 25],
    ['persons', 40],
    ['tables', 60],
    ['objectsDefinitions', 16],
    ['enums', 15],
    ['questionnaires', 3],
    ['objectlists', 7],
    ['objectlistItems', 4],
    ['objects', 51],
  ])('the provider has %s: %i', (name, count) => {
    expect(own(name)).toHaveLength(count);
  });

  test.each([1, 2])('organisation %i has documents of all types and states', (organisationId) => {
    const documents = (seed.objectsDefinitions ?? []).filter(
      (row) => row.organisationId === organisationId,
    );
    const family = documents.find(({ familyId }) => familyId !== undefined)?.familyId;
    const versions = documents.filter(({ id, familyId }) => (familyId ?? id) === family);
    expect(new Set(versions.map(({ state }) => state))).toEqual(new Set([1, 2, 3]));
    const types = documents.map(({ values }) => parseRows(values).map(({ type }) => type));
    expect(types.some((list) => new Set(list).size === rowTypes.length)).toBe(true);
  });

  test('blocks can be booked as they stand', async () => {
    const store = await testStore(seed);
    const placed = (await store.across(tableOf(blocks)).find()).map(placedBlock);
    const hours = await store.across(tableOf(weekdayConfig)).find();
    const known = await rowsById(
      store.across(tableOf(resources)),
      placed.map(({ resourceId }) => resourceId),
    );
    const done = await rowsById(
      store.across(tableOf(activities)),
      placed.map(({ activityId }) => activityId),
    );
    const inConflict = placed.filter((block) => {
      const resource = known.get(block.resourceId ?? 0);
      const conflicts = conflictsOf(block, {
        blocks: placed,
        week: hours.filter(({ resourceId }) => resourceId === block.resourceId).map(weekdayHours),
        resource: {
          capacity: resource?.capacity ?? null,
          active: resource?.active === 1,
          activityIds: resource?.linkedActivities ?? [],
        },
        activity: { active: done.get(block.activityId ?? 0)?.active === 1 },
      });
      return conflicts.length > 0;
    });
    expect(placed.length).toBeGreaterThan(20);
    expect(inConflict).toEqual([]);
  });

  test('rows of documents have right options, and what is filled in fits them', () => {
    const documents = new Map(seed.objectsDefinitions?.map((row) => [row.id, row]));
    for (const { values } of documents.values())
      for (const row of parseRows(values)) expect([row, checkOptions(row)]).toEqual([row, {}]);
    for (const { objectDefinitionId, values } of seed.objects ?? []) {
      const rows = parseRows(documents.get(Number(objectDefinitionId))?.values);
      expect(checkValues(rows, valuesByRow(values))).toEqual({});
    }
  });

  test('texts that identify are given once', () => {
    const texts = (name: string, field: string) => (seed[name] ?? []).map((row) => row[field]);
    for (const list of [
      texts('users', 'email'),
      texts('organisations', 'organisationId'),
      texts('tables', 'identifier'),
      texts('devices', 'serial'),
      texts('devices', 'deviceId'),
      texts('devices', 'deviceCode'),
    ])
      expect(new Set(list).size).toBe(list.length);
  });

  test('devices are well, stale, never seen and off', () => {
    const week = 7 * 24 * 3_600_000;
    const age = (row: Row) => now.getTime() - Date.parse(String(row.lastAccessTime));
    const active = own('devices').filter((row) => row.active === 1);
    expect(active.filter((row) => age(row) < week).length).toBeGreaterThan(100);
    expect(active.filter((row) => age(row) > week).length).toBeGreaterThan(20);
    expect(active.filter((row) => row.lastAccessTime === null).length).toBeGreaterThan(3);
    expect(own('devices').filter((row) => row.active === 0).length).toBeGreaterThan(15);
  });

  test.each([1, 2, 3])(
    'shop %i has products of suppliers, others of none, and bought ones that are offered',
    (organisationId) => {
      const products = (seed.products ?? []).filter((row) => row.organisationId === organisationId);
      const offered = new Map(products.map(({ id, supplierId }) => [id, supplierId]));
      expect(products.filter(({ supplierId }) => supplierId !== null).length).toBeGreaterThan(
        products.length / 2,
      );
      expect(products.filter(predicateOf(withoutSupplier)).length).toBeGreaterThan(3);
      const bought = products.flatMap(({ supplierProducts }) => storedRows(supplierProducts));
      for (const { supplierId, supplierProductId } of bought) {
        expect(supplierId).toEqual(expect.any(Number));
        expect(offered.get(Number(supplierProductId))).toBe(supplierId);
      }
    },
  );

  test('some products are bought as others, one may not be changed, and a category is shared', () => {
    const bought = own('products').filter(
      ({ supplierProducts }) => storedRows(supplierProducts).length > 0,
    );
    expect(bought.length).toBeGreaterThan(1);
    expect(own('products').filter(({ canEdit }) => canEdit === 0)).toHaveLength(1);
    const shared = (seed.productcategories ?? []).filter(({ hasOrgs }) => hasOrgs === 1);
    expect(shared.map(({ assignedOrganisations }) => assignedOrganisations)).toEqual([[4]]);
    expect(seed.organisations?.find(({ id }) => id === 4)?.parentId).toBe(2);
  });

  test.each([
    ['manager@demo.test', '1110'],
    ['operator@demo.test', '0100'],
  ])('%s has the rights %s in the web shop', async (email, rights) => {
    const webshop = seed.modules?.find(({ modulekey }) => modulekey === 'webshop')?.id;
    const user = seed.users?.find((row) => row.email === email);
    const groups = own('groups').filter(
      ({ id, moduleIds }) =>
        [user?.groupIds].flat().includes(id) && [moduleIds].flat().includes(webshop),
    );
    expect(groups.map(({ access }) => access)).toEqual([rights]);
  });

  test('approvals wait for devices that are off', () => {
    const off = new Set(seed.devices?.filter(({ active }) => active === 0).map(({ id }) => id));
    expect(seed.deviceApprovals?.every((row) => off.has(Number(row.deviceId)))).toBe(true);
  });

  test('people answered the questionnaires that were sent, and nobody the one that was not', () => {
    const counts = own('questionnaires').map(({ id }) => {
      const invited = own('questionnaireInvitations').filter((row) => row.questionnaireId === id);
      return [invited.length, invited.filter(({ completedAt }) => completedAt !== null).length];
    });
    for (const [invited = 0, completed = 0] of counts.slice(0, 2)) {
      expect(completed).toBeGreaterThan(10);
      expect(invited).toBeGreaterThan(completed);
    }
    expect(counts[2]).toEqual([0, 0]);
  });

  test('every organisation sold something in the last seven days', () => {
    for (const { id } of seed.organisations ?? []) {
      const days = seed.orders
        ?.filter((row) => row.organisationId === id)
        .map(({ created }) => String(created).slice(0, 10));
      expect(days?.some((date) => date >= '2026-11-15' && date <= '2026-11-21')).toBe(true);
    }
  });

  test.each([1, 2])('organisation %i has something booked for every day', (organisationId) => {
    const ofIt = (name: string) =>
      (seed[name] ?? []).filter((row) => row.organisationId === organisationId);
    expect(new Set(ofIt('blocks').map(({ dayOfWeek }) => dayOfWeek)).size).toBe(7);
    const booked = new Set(ofIt('bookings').map((row) => String(row.startDateTime).slice(0, 10)));
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-12-31'])
      expect(booked).toContain(day);
  });

  test('nothing but a booking begins at a moment that is still to come', () => {
    const past = {
      ...seed,
      bookings: seed.bookings?.map(({ startDateTime: _, ...booking }) => booking),
    };
    const moments = JSON.stringify(past).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? [];
    expect(moments.filter((moment) => Date.parse(moment) > now.getTime())).toEqual([]);
  });
});
