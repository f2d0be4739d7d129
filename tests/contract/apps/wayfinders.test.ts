import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';
import { png } from '../support/media';

const unpublished = { publication: 'never', publishedVersion: null, publishedAt: null };

const formOf = (parts: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
};

const empty = {
  mapImage: '',
  appImageTop: '',
  markerImage: '',
  hotSpotOffSetX: null,
  hotSpotOffSetY: null,
  backgroundColorApp: '',
  backgroundColorMap: '',
  backgroundColorHotSpotDetail: '',
  foregroundColorHotSpotDetail: '',
  objectDefinitionId: null,
  headerDocumentTitle: null,
  rowIdName: null,
  rowIdDescription: null,
  rowIdStandNo: null,
  rowIdLogo: null,
  rowIdPosX: null,
  rowIdPosY: null,
  rowIdWidth: null,
  rowIdHeight: null,
};

test('wayfinders are listed, and found by name and description', async () => {
  const api = await openApi();
  expect(await api.get('wayfinders?page=1&maxrowcount=20')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      totalRowCount: 2,
      results: [
        { id: 1, wayfinderId: 1, name: 'Beurs', description: 'Hal 1', ...unpublished },
        { id: 2, wayfinderId: 2, name: 'Museum', description: '', ...unpublished },
      ],
    },
  ]);
  expect(await api.get('wayfinders?filter=hal')).toMatchObject([
    200,
    { results: [{ id: 1 }], totalRowCount: 1 },
  ]);
});

test('a wayfinder is created with its name and description, and answered without its exhibitors', async () => {
  const api = await openApi();
  expect(await api.put('wayfinders/add', { name: 'Markt', description: 'Plein' })).toEqual([
    200,
    { status: true, status_message: 'Wayfinder added', last_id: 4 },
  ]);
  expect(await api.get('wayfinders/4')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: {
        id: 4,
        wayfinderId: 4,
        name: 'Markt',
        description: 'Plein',
        deviceGroups: [],
        ...empty,
        ...unpublished,
        publicationNotes: '',
      },
    },
  ]);
  expect(await api.put('wayfinders/add', { name: '' })).toMatchObject([
    400,
    { status: false, errors: { name: 'Required' } },
  ]);
});

test('it is updated by a form, whose absent parts change nothing, and deleted', async () => {
  const api = await openApi();
  const parts = {
    name: 'Beurs 2',
    description: 'Hal 2',
    deviceGroups: '[{"id":2}]',
    hotSpotOffSetX: '-4',
    backgroundColorMap: '#fafafa',
  };
  expect(await api.post('wayfinders/1', formOf(parts))).toEqual([
    200,
    { status: true, status_message: 'Wayfinder saved' },
  ]);
  await api.post('wayfinders/1', formOf({ hotSpotOffSetY: '9' }));
  expect(await api.get('wayfinders/1')).toMatchObject([
    200,
    {
      results: {
        name: 'Beurs 2',
        description: 'Hal 2',
        deviceGroups: [{ id: 2, name: 'Zuil', description: '' }],
        hotSpotOffSetX: -4,
        hotSpotOffSetY: 9,
        backgroundColorMap: '#fafafa',
      },
    },
  ]);
  expect(await api.post('wayfinders/1', formOf({ backgroundColorApp: 'green' }))).toMatchObject([
    400,
    { status: false, errors: { backgroundColorApp: 'Invalid colour format' } },
  ]);
  expect(await api.delete('wayfinders/1')).toEqual([
    200,
    { status: true, status_message: 'Wayfinder deleted' },
  ]);
  expect(await api.get('wayfinders/1')).toMatchObject([404, {}]);
});

test('its images are stored, shown and removed by slot', async () => {
  const api = await openApi();
  for (const slot of ['mapImage', 'appImageTop', 'markerImage']) {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(png)], 'hal.png', { type: 'image/png' }));
    const path = `wayfinders/1/images/${slot}`;
    expect(await api.post(path, form)).toMatchObject([200, { status: true, fileName: 'hal.png' }]);
    const shown = `/internal/v1/wayfinders/1/1/showImage/${slot}/hal.png`;
    expect((await api.fetch(shown)).headers.get('Content-Type')).toBe('image/png');
    expect(await api.get('wayfinders/1')).toMatchObject([200, { results: { [slot]: 'hal.png' } }]);
    expect(await api.delete(path)).toMatchObject([200, { status: true }]);
    expect(await api.get('wayfinders/1')).toMatchObject([200, { results: { [slot]: '' } }]);
  }
});

test('a form brings pictures along in parts of their names, and an empty part removes one', async () => {
  const api = await openApi();
  const form = formOf({ name: 'Beurs' });
  form.append('mapImage', new File([new Uint8Array(png)], 'hal.png', { type: 'image/png' }));
  form.append('markerImage', new File([new Uint8Array(png)], 'pin.png', { type: 'image/png' }));
  expect(await api.post('wayfinders/1', form)).toMatchObject([200, { status: true }]);
  expect(await api.get('wayfinders/1')).toMatchObject([
    200,
    { results: { mapImage: 'hal.png', appImageTop: '', markerImage: 'pin.png' } },
  ]);
  await api.post('wayfinders/1', formOf({ markerImage: '' }));
  expect(await api.get('wayfinders/1')).toMatchObject([
    200,
    { results: { mapImage: 'hal.png', markerImage: '' } },
  ]);
  const wrong = new FormData();
  wrong.append('mapImage', new File(['text'], 'hal.png', { type: 'image/png' }));
  expect(await api.post('wayfinders/1', wrong)).toMatchObject([415, { status: false }]);
});

describe('the document and its fields', () => {
  test('are offered to who may read wayfinders', async () => {
    const api = await openApi();
    const asked = { function: 'getAvailableHeaderDocuments', isInputDocument: 1 };
    expect(await api.post('objectlists/', asked)).toEqual([
      200,
      { status: true, status_message: '', results: [{ id: 1, title: 'Profile' }] },
    ]);
    const fields = { function: 'getAvailableInputFields', objectDefinitionId: 1 };
    expect(await api.post('objectlistItems/1', fields)).toEqual([
      200,
      { status: true, status_message: '', results: [{ id: 1, title: 'Name', type: 1 }] },
    ]);
  });

  test('keep their titles as JSON, as they are called now', async () => {
    const api = await openApi();
    const mapping = '{"id":1,"title":"Whatever"}';
    await api.post('wayfinders/1', formOf({ objectDefinitionId: '1', rowIdName: mapping }));
    expect(await api.get('wayfinders/1')).toMatchObject([
      200,
      {
        results: {
          objectDefinitionId: 1,
          headerDocumentTitle: '{"title":"Profile"}',
          rowIdName: '{"id":1,"title":"Name"}',
          rowIdLogo: null,
        },
      },
    ]);
    await api.post('wayfinders/1', formOf({ rowIdLogo: '{"title":"Name"}' }));
    expect(await api.get('wayfinders/1')).toMatchObject([
      200,
      { results: { rowIdLogo: '{"id":1,"title":"Name"}' } },
    ]);
  });

  test('are fields of that document, which comes first, and go with it', async () => {
    const api = await openApi();
    const rowIdName = '{"id":1,"title":"Name"}';
    expect(await api.post('wayfinders/1', formOf({ rowIdName }))).toMatchObject([
      400,
      {
        status_message: 'Select a document first',
        errors: { rowIdName: 'Select a document first' },
      },
    ]);
    const objectDefinitionId = '1';
    const wrong = formOf({ objectDefinitionId, rowIdName: '{"id":9,"title":"No"}' });
    expect(await api.post('wayfinders/1', wrong)).toMatchObject([
      400,
      { errors: { rowIdName: 'Choose one of the options offered' } },
    ]);
    await api.post('wayfinders/1', formOf({ objectDefinitionId, rowIdName }));
    await api.post('wayfinders/1', formOf({ objectDefinitionId: '2' }));
    expect(await api.get('wayfinders/1')).toMatchObject([
      200,
      { results: { headerDocumentTitle: '{"title":"Page"}', rowIdName: null } },
    ]);
  });
});

test('what is published holds the exhibitors, and changes with them', async () => {
  const api = await openApi();
  expect(await api.post('wayfinders/1', { function: 'publishWayfinder' })).toMatchObject([
    200,
    { status: true, status_message: 'Published', version: 1 },
  ]);
  expect(await api.get('wayfinders/1/published')).toMatchObject([
    200,
    {
      results: {
        version: 1,
        document: { name: 'Beurs', exhibitors: [{ identifier: 'E-1', topLeftX: 100 }, {}, {}] },
      },
    },
  ]);
  const state = async () => {
    const [, answer] = await api.get('wayfinders/1');
    return (answer as { results: { publication: string } }).results.publication;
  };
  expect(await state()).toBe('current');
  await api.post('wayfinders/1/1', { topLeftX: 120 });
  expect(await state()).toBe('changed');
});
