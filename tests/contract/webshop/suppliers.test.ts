import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const olaf = {
  id: 2,
  userId: 2,
  firstName: 'Olaf',
  insertions: '',
  lastName: 'Bakker',
  email: 'olaf@demo.test',
};

describe('suppliers', () => {
  test('are added without a name even, changed, listed and deleted', async () => {
    const api = await openApi();
    expect(await api.put('webshop/suppliers/add', { city: 'Delft' })).toEqual([
      200,
      { status: true, status_message: 'Supplier added', last_id: 4 },
    ]);
    const details = {
      name: 'Molen',
      description: 'Meel',
      address: 'Kade 1',
      postalCode: '2611 AA',
      city: 'Delft',
      country: 'BE',
      phone: '015 012 34 56',
      email: 'molen@example.test',
      comments: 'Belt eerst',
    };
    expect(await api.put('webshop/suppliers/4', details)).toEqual([
      200,
      { status: true, status_message: 'Supplier saved' },
    ]);
    expect(await api.get('webshop/suppliers/4')).toEqual([
      200,
      { status: true, status_message: '', results: { id: 4, ...details, users: [] } },
    ]);
    expect(await api.get('webshop/suppliers?page=1&maxrowcount=2')).toMatchObject([
      200,
      { results: [{ name: 'Brander' }, { name: 'Kweker' }], totalRowCount: 3 },
    ]);
    expect(await api.get('webshop/suppliers?filter=molen')).toMatchObject([
      200,
      { results: [{ id: 4 }], totalRowCount: 1 },
    ]);
    expect(await api.delete('webshop/suppliers/4')).toEqual([
      200,
      { status: true, status_message: 'Supplier deleted' },
    ]);
    expect(await api.get('webshop/suppliers/3')).toMatchObject([404, {}]);
  });

  test('take any text for where they are and how they are reached', async () => {
    const api = await openApi();
    const free = { email: 'via de site', phone: 'vraag naar Jan', country: 'Nederland' };
    expect(await api.put('webshop/suppliers/1', free)).toMatchObject([200, {}]);
    expect(await api.get('webshop/suppliers/1')).toMatchObject([200, { results: free }]);
    expect(await api.put('webshop/suppliers/1', { name: 'Brander' })).toMatchObject([200, {}]);
    expect(await api.get('webshop/suppliers/1')).toMatchObject([200, { results: free }]);
  });

  test('offer the products that say so, whoever enters it', async () => {
    const api = await openApi();
    expect(await api.put('webshop/products/1', { supplierId: 1 })).toMatchObject([200, {}]);
    expect(await api.get('webshop/products/1')).toMatchObject([
      200,
      { results: { supplierId: 1, supplierName: 'Brander' } },
    ]);
    expect(await api.get('webshop/suppliers/1/products')).toMatchObject([
      200,
      { results: [{ id: 1, title: 'Koffie' }], totalRowCount: 1 },
    ]);
    expect(await api.put('webshop/products/1', { supplierId: 3 })).toMatchObject([
      400,
      { errors: { supplierId: 'Choose one of the options offered' } },
    ]);
  });

  test('are looked after by several users of the organisation', async () => {
    const api = await openApi();
    const call = (fn: string, userId?: number) =>
      api.post('webshop/suppliers/1', { function: fn, userId });
    const potential = await api.post('webshop/suppliers/', { function: 'getPotentialUsers' });
    expect(potential).toMatchObject([
      200,
      { status: true, results: [{ firstName: 'Ada' }, olaf, { firstName: 'Ria' }] },
    ]);
    expect(potential[1]).not.toMatchObject({ results: [{}, { passwordHash: expect.anything() }] });
    expect(await call('addUser', 4)).toEqual([
      200,
      { status: true, status_message: 'User linked' },
    ]);
    expect(await api.get('webshop/suppliers/1')).toMatchObject([
      200,
      { results: { users: [olaf, { id: 4, firstName: 'Ria' }] } },
    ]);
    expect(await call('addUser', 4)).toMatchObject([
      409,
      { status_message: 'Ria Bakker is already linked to Brander' },
    ]);
    expect(await call('addUser', 3)).toMatchObject([404, { status_message: 'User not found' }]);
    expect(await call('deleteUser', 2)).toEqual([
      200,
      { status: true, status_message: 'User unlinked' },
    ]);
    expect(await call('deleteUser', 2)).toMatchObject([409, {}]);
  });

  test('name users to who may not read users, without their addresses', async () => {
    const admin = await openApi();
    const { store } = admin.server.context;
    const webshop = 12;
    await rowsNamed(store, 'groups').update(1, { moduleIds: [webshop] });
    const api = await admin.as(users.reader);
    const potential = await api.post('webshop/suppliers/', { function: 'getPotentialUsers' });
    const named = (firstName: string) => ({ firstName, lastName: 'Bakker', email: '' });
    const { email: _, ...known } = olaf;
    expect(potential).toMatchObject([
      200,
      { results: [named('Ada'), { ...known, email: '' }, named('Ria')] },
    ]);
    expect(await api.get('webshop/suppliers/1')).toMatchObject([
      200,
      { results: { users: [{ ...known, email: '' }] } },
    ]);
  });

  test('show the products that name them', async () => {
    const api = await openApi();
    const { store } = api.server.context;
    const rose = { title: 'Roos', vbnNumber: '101', price: 1.5, active: 1 };
    const names = [
      ['Roos', 1],
      ['Tulp', 2],
      ['Lelie', 1],
    ] as const;
    const ids: number[] = [];
    for (const [title, supplierId] of names) {
      const supplierProducts = [{ id: 1, supplierId, supplierProductId: null, order: 1 }];
      const row = { ...rose, organisationId: 1, title, supplierProducts };
      ids.push((await rowsNamed(store, 'products').insert(row)).id);
    }
    const [first, , third] = ids;
    expect(await api.get('webshop/suppliers/1/products?page=1&maxrowcount=20')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { id: third, ...rose, title: 'Lelie' },
          { id: first, ...rose },
        ],
        totalRowCount: 2,
      },
    ]);
    expect(await api.get('webshop/suppliers/1/products?filter=roo')).toMatchObject([
      200,
      { results: [{ id: first }], totalRowCount: 1 },
    ]);
    expect(await api.get('webshop/suppliers/3/products')).toMatchObject([404, {}]);
  });
});
