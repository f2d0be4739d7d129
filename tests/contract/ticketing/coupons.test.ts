import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { openApi } from '../support/Api';

const idsOf = ([, body]: readonly [number, unknown]): unknown =>
  (body as { results: { id: number }[] }).results.map(({ id }) => id);

describe('coupons', () => {
  test('are listed, 25 on a page, and narrowed by resource type and by whether they are active', async () => {
    const api = await openApi();
    expect(await api.get('coupons?page=1&maxrowcount=25&resourceTypeId=1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 2,
            code: 'LENTE',
            beschrijving: '',
            resourceTypeId: 1,
            resourceTypeName: 'Rondleiding',
            validFrom: '2026-02-01',
            validTo: '2026-03-09',
            maxUses: 10,
            usedCount: 3,
            actief: 1,
          },
        ],
        totalRowCount: 1,
      },
    ]);
    for (const name of ['actief', 'active'])
      expect(idsOf(await api.get(`coupons?${name}=0`))).toEqual([4]);
    expect(idsOf(await api.get('coupons?filter=lent'))).toEqual([2]);
    expect(idsOf(await api.get('coupons?filter=rondl'))).toEqual([2]);
    for (let place = 0; place < 30; place++)
      await api.put('coupons/add', { code: `REEKS-${place}` });
    expect(idsOf(await api.get('coupons?page=1'))).toHaveLength(25);
  });

  test('stay while a rule is for them alone, which would hold for everybody', async () => {
    const api = await openApi();
    expect(await api.delete('coupons/2')).toMatchObject([409, { status: false }]);
    expect(await api.delete('pricing-rules/2')).toMatchObject([200, {}]);
    expect(await api.delete('coupons/2')).toMatchObject([200, {}]);
  });

  test('are all listed where a filter is empty, and go by the name of its own where it is named twice', async () => {
    const api = await openApi();
    const all = idsOf(await api.get('coupons'));
    expect(idsOf(await api.get('coupons?resourceTypeId=&active='))).toEqual(all);
    const off = idsOf(await api.get('coupons?actief=0'));
    expect(idsOf(await api.get('coupons?actief=0&active=1'))).toEqual(off);
    expect(off).not.toEqual(all);
  });

  test.each([
    '0099-01-01',
    '9999-12-31',
    '1-6-2026',
    '01-06-2026',
    '2026-6-1',
    '2026-06-01T22:00:00Z',
  ])('take no day like %s', async (validFrom) => {
    const api = await openApi();
    expect(await api.put('coupons/add', { code: 'EEUW', validFrom })).toMatchObject([
      400,
      { errors: { validFrom: expect.any(String) } },
    ]);
  });

  test('expire soon while they are active and end within seven days', async () => {
    const api = await openApi();
    expect(idsOf(await api.get('coupons?status=expiring'))).toEqual([2]);
    await api.put('coupons/3', { validTo: '2026-03-02' });
    expect(idsOf(await api.get('coupons?status=expiring'))).toEqual([3, 2]);
    await api.put('coupons/3', { validTo: '2026-03-01' });
    expect(idsOf(await api.get('coupons?status=expiring'))).toEqual([2]);
    expect(await api.get('coupons?status=gone')).toMatchObject([400, {}]);
    // LATER ends on the seventh day from the third, which begins at eleven in the evening by UTC.
    await api.put('coupons/3', { validTo: '2026-03-10' });
    api.server.pass(14 * 3_600_000);
    const nextDay = await api.as(users.admin);
    expect(idsOf(await nextDay.get('coupons?status=expiring'))).toEqual([3, 2]);
  });

  test('are written in capitals without blanks around, added, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.get('coupons/add')).toMatchObject([200, { results: { usedCount: 0 } }]);
    const body = { code: ' zomer26 ', beschrijving: 'Zomer', validFrom: '2026-06-01' };
    expect(await api.put('coupons/add', body)).toEqual([
      200,
      { status: true, status_message: 'Coupon added', last_id: 6 },
    ]);
    expect(await api.get('coupons/6')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 6,
          code: 'ZOMER26',
          beschrijving: 'Zomer',
          resourceTypeId: null,
          resourceTypeName: '',
          validFrom: '2026-06-01',
          validTo: null,
          maxUses: null,
          usedCount: 0,
          actief: 1,
        },
      },
    ]);
    expect(await api.put('coupons/6', { maxUses: 5, usedCount: 99 })).toEqual([
      200,
      { status: true, status_message: 'Coupon saved', last_id: 6 },
    ]);
    expect(await api.get('coupons/6')).toMatchObject([200, { results: { usedCount: 0 } }]);
    expect(await api.delete('coupons/6')).toEqual([
      200,
      { status: true, status_message: 'Coupon deleted', last_id: 6 },
    ]);
    expect(await api.get('coupons/6')).toMatchObject([404, { status: false }]);
  });

  test('say in words of their own that they are not there, and who deleted them', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    const missing = { status: false, status_message: 'Coupon niet gevonden' };
    expect(await api.get('coupons/99')).toMatchObject([404, missing]);
    expect(await api.put('coupons/99', { code: 'X' })).toMatchObject([404, missing]);
    expect(await api.delete('coupons/99')).toMatchObject([404, missing]);
    await api.delete('coupons/1');
    expect(await api.put('coupons/1', { code: 'X' })).toMatchObject([
      404,
      { status_message: expect.stringMatching(/^Coupon is verwijderd door /) },
    ]);
  });

  test('have a code of their own, whatever its case', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    const taken = 'Een andere coupon heeft deze code al';
    const refused = { status: false, status_message: taken, errors: { code: taken } };
    expect(await api.put('coupons/add', { code: ' welkom ' })).toEqual([409, refused]);
    expect(await api.put('coupons/2', { code: 'Welkom' })).toEqual([409, refused]);
    expect(await api.put('coupons/1', { code: 'welkom' })).toMatchObject([200, {}]);
    // Another organisation has this one.
    expect(await api.put('coupons/add', { code: 'elders' })).toMatchObject([200, {}]);
  });

  test('say in Dutch what is wrong', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    const wrong = async (values: object) => {
      const [status, body] = await api.put('coupons/2', values);
      return [status, (body as { errors?: object }).errors];
    };
    expect(await wrong({ code: ' ' })).toEqual([400, { code: 'Code is verplicht' }]);
    for (const maxUses of [0, 'x', {}])
      expect(await wrong({ maxUses })).toEqual([
        400,
        { maxUses: 'Maximaal gebruik moet minstens 1 zijn' },
      ]);
    for (const validTo of ['2026-01-31', '2026-02-01'])
      expect(await wrong({ validTo })).toEqual([
        400,
        { validTo: 'Geldig tot moet na geldig vanaf zijn' },
      ]);
    expect(await wrong({ validTo: '2026-02-02', maxUses: null })).toEqual([200, undefined]);
    expect(await wrong({ validTo: 'morgen' })).toEqual([400, { validTo: expect.any(String) }]);
  });
});
