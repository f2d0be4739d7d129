import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const listed = {
  id: 1,
  userId: 1,
  firstName: 'Zoë',
  insertions: '',
  lastName: 'Smit',
  email: 'zoe@example.test',
  companyName: '',
  active: 1,
};
const zoe = {
  ...listed,
  phone: '',
  gender: 'F',
  supplierName: '',
  registered: 0,
  permissionForNewsletter: 0,
  comments: '',
  lastModified: null,
  personalDocumentId: 1,
  personalDocumentTitle: 'Profile',
};

const home = {
  id: 1,
  firstName: '',
  insertion: '',
  lastName: 'Smit',
  companyName: '',
  address: 'Markt 1',
  postalCode: '',
  city: 'Gouda',
  country: 'NL',
};

const members = { id: 1, name: 'Members' };

describe('application users', () => {
  test('are listed, and found whatever the accents', async () => {
    const api = await openApi();
    expect(await api.get('applicationusers?page=1&maxrowcount=1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [{ ...listed, phone: '', registered: 0 }],
        totalRowCount: 2,
      },
    ]);
    expect(await api.get('applicationusers?filter=zoe')).toMatchObject([
      200,
      { results: [listed], totalRowCount: 1 },
    ]);
  });

  test('are read whole', async () => {
    const api = await openApi();
    expect(await api.get('applicationusers/1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          ...zoe,
          pincode: '4711',
          properties: [{ id: 1, key: 'diet', value: 'vegan' }],
          addresses: [home, { ...home, id: 2, address: 'Kade 2', city: 'Delft' }],
          groups: [members],
          personalDocument: {
            personalDocumentId: 1,
            headerDocument: { id: 1, title: 'Profile' },
            personalDocumentTitle: 'Profile',
          },
        },
      },
    ]);
    expect(await api.get('applicationusers/3')).toMatchObject([404, {}]);
  });

  test('are added, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.put('applicationusers/add', { comments: 'Ask at the desk' })).toMatchObject([
      400,
      { errors: { lastName: 'Enter a name, a company, an email address or a phone number' } },
    ]);
    expect(await api.put('applicationusers/add', { lastName: 'Vis', pincode: 1234 })).toEqual([
      200,
      { status: true, status_message: 'Application user added', last_id: 4 },
    ]);
    expect(await api.get('applicationusers/4')).toMatchObject([
      200,
      {
        results: {
          id: 4,
          userId: 4,
          lastName: 'Vis',
          pincode: '1234',
          gender: 'U',
          active: 1,
          lastModified: '2026-03-02T09:00:00.000Z',
          groups: [],
          personalDocument: {
            personalDocumentId: null,
            headerDocument: null,
            personalDocumentTitle: '',
          },
        },
      },
    ]);
    const addresses = [
      { lastName: 'Vis', address: 'Dam 3', city: 'Edam' },
      { id: 2, address: 'Kade 20' },
    ];
    expect(
      await api.put('applicationusers/1', { addresses, personalDocumentId: 0, active: '0' }),
    ).toEqual([200, { status: true, status_message: 'Application user saved' }]);
    expect(await api.get('applicationusers/1')).toMatchObject([
      200,
      {
        results: {
          firstName: 'Zoë',
          active: 0,
          personalDocumentId: null,
          personalDocumentTitle: '',
          addresses: [
            { id: 3, lastName: 'Vis', city: 'Edam', country: 'NL' },
            { id: 2, lastName: 'Smit', address: 'Kade 20', city: 'Delft' },
          ],
        },
      },
    ]);
    expect(await api.delete('applicationusers/1')).toEqual([
      200,
      { status: true, status_message: 'Application user deleted' },
    ]);
    expect(await api.get('appusergroups/1')).toMatchObject([200, { results: { users: [] } }]);
  });

  test("are refused with half an address, half a property or another organisation's document", async () => {
    const api = await openApi();
    expect(
      await api.put('applicationusers/1', {
        addresses: [{ lastName: 'Vis', address: 'Dam 3' }],
        properties: [{ key: '', value: 'x' }],
        personalDocumentId: 4,
      }),
    ).toEqual([
      400,
      {
        status: false,
        status_message:
          'Choose one of the options offered\nAll properties must contain key and value\nAddresses must contain at least lastname, address and city',
        errors: {
          personalDocumentId: 'Choose one of the options offered',
          properties: 'All properties must contain key and value',
          addresses: 'Addresses must contain at least lastname, address and city',
        },
      },
    ]);
  });

  test('get a new password', async () => {
    const api = await openApi();
    expect(await api.post('applicationusers/1', { function: 'resetpassword' })).toEqual([
      200,
      {
        status: true,
        status_message: 'New password set',
        password: expect.stringMatching(/^[a-z2-9]{12}$/),
      },
    ]);
    expect(await api.get('applicationusers/1')).not.toMatchObject([
      200,
      { results: { passwordHash: expect.anything() } },
    ]);
  });
});
