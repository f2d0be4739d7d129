import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const theme = {
  primaryColor: '#008080',
  accentColor: '#008000',
  bgColor: '#ffffff',
  fontColor: '#000000',
  fontFamily: 'Inter, sans-serif',
  borderRadius: 4,
};

const settings = {
  theme,
  startMode: 'activityFirst',
  supportedLocales: ['nl', 'en'],
  primaryLocale: 'nl',
};

const saved = [
  200,
  { status: true, status_message: 'Settings saved successfully', last_id: expect.any(Number) },
];

/** A server on which nobody has saved any settings yet. */
const openNew = async () => {
  const api = await openApi();
  await rowsNamed(api.server.context.store, 'reservationConfig').remove(1);
  return api;
};

describe('reservation settings', () => {
  test('are those at first until somebody saves them, which adds them once', async () => {
    const api = await openNew();
    expect(await api.get('reservation-config')).toEqual([
      200,
      { status: true, status_message: '', data: { organisationId: null, ...settings } },
    ]);
    const body = { ...settings, startMode: 'resourceFirst' };
    expect(await api.put('reservation-config/add', body)).toEqual(saved);
    const read = await api.get('reservation-config');
    expect(read).toEqual([
      200,
      { status: true, status_message: '', data: { id: 2, organisationId: 1, ...body } },
    ]);
    expect(await api.put('reservation-config/add', { primaryLocale: 'en' })).toEqual(saved);
    expect(await api.get('ticketing/reservation-config')).toMatchObject([
      200,
      { data: { id: 2, primaryLocale: 'en', startMode: 'resourceFirst' } },
    ]);
  });

  test('are changed at the address of their organisation, and at no other', async () => {
    const api = await openApi();
    const body = { ...settings, theme: { ...theme, borderRadius: 16 }, organisationId: 3 };
    expect(await api.put('reservation-config/1', body)).toEqual(saved);
    expect(await api.get('reservation-config')).toMatchObject([
      200,
      { data: { organisationId: 1, theme: { borderRadius: 16 } } },
    ]);
    expect(await api.put('reservation-config/3', body)).toMatchObject([404, { status: false }]);
    const fresh = await openNew();
    expect(await fresh.put('reservation-config/3', settings)).toMatchObject([404, {}]);
    expect(await fresh.put('reservation-config/1', settings)).toEqual(saved);
  });

  test('are changed at the unique id of their organisation as well, and begin with what a new one has', async () => {
    const api = await openApi();
    const [, session] = await api.get('session');
    const { organisation } = session as { organisation: { organisationId: string } };
    const first = { status: true, status_message: '', data: { organisationId: null, ...settings } };
    expect(await api.get('reservation-config/add')).toEqual([200, first]);
    const path = `reservation-config/${organisation.organisationId}`;
    expect(await api.put(path, { startMode: 'resourceFirst' })).toEqual(saved);
    expect(await api.get('reservation-config')).toMatchObject([
      200,
      { data: { organisationId: 1, startMode: 'resourceFirst' } },
    ]);
  });

  test('take the theme and the languages as JSON in a string as well', async () => {
    const api = await openApi();
    const body = { theme: JSON.stringify(theme), supportedLocales: '["de","nl"]' };
    expect(await api.put('reservation-config/1', body)).toEqual(saved);
    expect(await api.get('reservation-config')).toMatchObject([
      200,
      { data: { theme, supportedLocales: ['de', 'nl'] } },
    ]);
  });

  test('ask before visitors read in a language that names lack, and report how many do', async () => {
    const api = await openApi();
    expect(await api.put('reservation-config/1', { supportedLocales: ['nl', 'en'] })).toEqual(
      saved,
    );
    const strict = async (body: object) => {
      const [status, answer] = await api.call('PUT', 'reservation-config/1', body, {
        Prefer: 'handling=strict',
      });
      return [status, answer];
    };
    const inGerman = 'German (2 activities, 2 add-ons, 2 resources, and 2 tariffs)';
    const message = `Names are still missing in ${inGerman}. Visitors see those in another language.`;
    expect(await strict({ supportedLocales: ['nl', 'en', 'de'] })).toMatchObject([
      409,
      { errors: { supportedLocales: message }, asksFor: 'doubts' },
    ]);
    const confirmed = { supportedLocales: ['nl', 'en', 'de'], confirmed: 'doubts' };
    expect(await strict(confirmed)).toEqual(saved);
    // What was confirmed isn't asked again, but what is read first is.
    expect(await strict({ startMode: 'resourceFirst' })).toEqual(saved);
    expect(await strict({ primaryLocale: 'en' })).toMatchObject([
      409,
      { errors: { primaryLocale: expect.stringContaining('English (') } },
    ]);
    expect(await api.put('reservation-config/1', { primaryLocale: 'en' })).toEqual(saved);
  });

  const radius = 'Border radius moet tussen 0 en 16 pixels zijn...';
  test.each([
    [{ theme: { borderRadius: -1 } }, { borderRadius: radius }],
    [{ theme: { borderRadius: 17 } }, { borderRadius: radius }],
    [{ theme: { borderRadius: 4.5 } }, { borderRadius: radius }],
    [{ theme: { borderRadius: null } }, { borderRadius: radius }],
    [{ theme: { borderRadius: 'x' } }, { borderRadius: radius }],
    [{ primaryLocale: 'fr' }, { primaryLocale: 'Primaire taal moet in ondersteunde talen staan' }],
    [{ supportedLocales: [] }, { supportedLocales: 'Selecteer minimaal één taal' }],
    [{ primaryLocale: 'de' }, { primaryLocale: 'Primaire taal moet in ondersteunde talen staan' }],
    [
      { supportedLocales: ['en', 'de'] },
      { primaryLocale: 'Primaire taal moet in ondersteunde talen staan' },
    ],
  ])('are refused with %j', async (values, errors) => {
    const api = await (await openNew()).as(users.admin, { 'Accept-Language': 'nl' });
    expect(await api.put('reservation-config/add', settings)).toEqual([
      200,
      {
        status: true,
        status_message: 'Instellingen succesvol opgeslagen',
        last_id: expect.any(Number),
      },
    ]);
    expect(await api.put('reservation-config/1', values)).toMatchObject([400, { errors }]);
  });

  test.each([0, 16])('take corners of %i pixels', async (borderRadius) => {
    const api = await openApi();
    expect(await api.put('reservation-config/1', { theme: { ...theme, borderRadius } })).toEqual(
      saved,
    );
  });
});
