import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

describe('property templates', () => {
  const dutch = { id: 1, language: 'NL-nl', order: 1, key: 'welkom', value: 'Hallo' };
  const english = { id: 2, language: 'EN-gb', order: 1, key: 'welkom', value: 'Hello' };

  test('are listed, and offered to other screens', async () => {
    const api = await openApi();
    expect(await api.get('propertytemplates?page=1&maxrowcount=20')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [{ id: 1, name: 'Kiosk', description: '', languages: ['NL-nl', 'EN-gb'] }],
        totalRowCount: 1,
      },
    ]);
    expect(await api.post('propertytemplates/', { function: 'getAvailableTemplates' })).toEqual([
      200,
      { status: true, status_message: '', results: [{ id: 1, name: 'Kiosk' }] },
    ]);
    const get = { function: 'getTemplate', templateId: 1 };
    expect(await api.post('propertytemplates/', get)).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 1,
          name: 'Kiosk',
          description: '',
          languages: ['NL-nl', 'EN-gb'],
          properties: [dutch, english],
        },
      },
    ]);
    expect(await api.post('propertytemplates', { ...get, templateId: 9 })).toMatchObject([404, {}]);
  });

  test('are added, changed and deleted; a language that goes takes its properties along', async () => {
    const api = await openApi();
    expect(await api.get('propertytemplates/add')).toMatchObject([
      200,
      { results: { languages: ['NL-nl'], properties: [] } },
    ]);
    const added = {
      name: 'Screen',
      languages: 'NL-nl,DE-de',
      properties: [
        { language: 'NL-nl', order: 1, key: 'dag', value: '' },
        { language: 'FR-fr', order: 1, key: 'dag', value: 'Bonjour' },
      ],
    };
    expect(await api.put('propertytemplates/add', added)).toEqual([
      200,
      { status: true, status_message: 'Property template added', last_id: 2 },
    ]);
    expect(await api.get('propertytemplates/2')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 2,
          name: 'Screen',
          description: '',
          languages: ['NL-nl', 'DE-de'],
          properties: [{ id: 1, language: 'NL-nl', order: 1, key: 'dag', value: '' }],
        },
      },
    ]);
    expect(await api.put('propertytemplates/1', { languages: ['EN-gb'] })).toEqual([
      409,
      {
        status: false,
        status_message: 'Dutch: 1 property goes with the language, for good',
        asksFor: 'lostLanguages',
      },
    ]);
    const confirmed = { languages: ['EN-gb'], confirmed: 'lostLanguages' };
    expect(await api.put('propertytemplates/1', confirmed)).toEqual([
      200,
      { status: true, status_message: 'Property template saved' },
    ]);
    expect(await api.get('propertytemplates/1')).toMatchObject([
      200,
      { results: { languages: ['EN-gb'], properties: [english] } },
    ]);
    expect(await api.delete('propertytemplates/1')).toEqual([
      200,
      { status: true, status_message: 'Property template deleted' },
    ]);
  });

  test('are refused without a language, or with a property that has no key', async () => {
    const api = await openApi();
    expect(
      await api.put('propertytemplates/1', {
        name: '',
        languages: ['NL-nl'],
        properties: [{ language: 'NL-nl', key: ' ', value: 'x' }],
      }),
    ).toEqual([
      400,
      {
        status: false,
        status_message: 'Required\nAll properties must contain a key',
        errors: { name: 'Required', properties: 'All properties must contain a key' },
      },
    ]);
    for (const [row, message] of [
      [{}, 'All properties must contain a key'],
      [{ key: 'dag' }, 'Choose one of the options offered'],
    ] as const)
      expect(await api.put('propertytemplates/1', { properties: [row] })).toMatchObject([
        400,
        { errors: { properties: message } },
      ]);
    expect(await api.put('propertytemplates/1', { languages: [] })).toMatchObject([
      400,
      { errors: { languages: 'Keep at least one selected' } },
    ]);
    expect(await api.put('propertytemplates/1', { languages: ['XX-xx'] })).toMatchObject([
      400,
      { errors: { languages: 'Choose one of the options offered' } },
    ]);
  });
});
