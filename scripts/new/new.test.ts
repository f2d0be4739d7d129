import { describe, expect, it } from 'vitest';
import { common as english } from '../../i18n/en/labels/common';
import { common as dutch } from '../../i18n/nl/labels/common';
import { filesOf } from './files';
import { type Existing, readRequest } from './request';

const existing: Existing = {
  areas: ['people', 'devices', 'empty'],
  resources: [
    { area: 'people', name: 'users', module: 'administration', place: 10 },
    { area: 'devices', name: 'devices', module: 'devices', place: 10 },
    { area: 'devices', name: 'screens', module: 'signage', place: 30 },
    { area: 'devices', name: 'players', module: 'signage', place: 20 },
    { area: 'devices', name: 'logs', module: null, place: null },
  ],
};

const draft = (command: string) => {
  const files = filesOf(readRequest(command.split(' '), existing), existing, {
    en: english,
    nl: dutch,
  });
  const [definition, labels] = files;
  return {
    paths: files.map(({ path }) => path),
    definition: definition?.text,
    labels: labels?.text,
    lines: files.map(({ text }) => text.trimEnd().split('\n').length),
  };
};

describe('a new resource', () => {
  it('is a definition and its labels in each locale', () =>
    expect(draft('devices/signs name:text').paths).toEqual([
      'resources/devices/signs.ts',
      'i18n/en/labels/devices/signs.ts',
      'i18n/nl/labels/devices/signs.ts',
    ]));

  it('is defined with its fields, in the list and on the page', () =>
    expect(
      draft('devices/signs note:longText name:text lit:flag').definition,
    ).toBe(`import { defineResource, f } from '../../schemas';

export const signs = defineResource({
  name: 'signs',
  module: 'signage',
  menu: { icon: 'list', place: 40 },
  title: 'name',
  face: { facts: ['note', 'lit'], less: 'Nobody has decided yet what it is known by.' },
  fields: {
    note: f.longText(),
    name: f.text({ required: true }),
    lit: f.flag(),
  },
  list: { columns: ['note', 'name', 'lit'] },
  detail: [{ tab: 'general', fields: ['note', 'name', 'lit'] }],
});
`));

  it('has labels in words, but for what has a common one', () =>
    expect(
      draft('devices/wallSigns name:text lastCleaned:date').labels,
    ).toBe(`import type { wallSigns } from '../../../../resources/devices/wallSigns';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Wall sign |||| Wall signs',
  fields: { lastCleaned: 'Last cleaned' },
} satisfies Labels<typeof wallSigns>;
`));

  it('is described in no more than 42 lines, labels in both languages included', () => {
    const plain = 'devices/signs name:text text:longText lit:flag cleaned:date';
    const lines = draft(plain).lines.reduce((sum, count) => sum + count, 0);
    expect(lines).toBeLessThanOrEqual(42);
  });

  it('needs no labels for fields that all have a common one', () =>
    expect(draft('devices/signs name:text active:flag').labels).not.toContain('fields'));

  it('has the codes that are given, with labels', () => {
    const { definition, labels } = draft(
      'devices/signs name:text shape:choice=round,oval n:choices=0,1',
    );
    expect(definition).toContain(`shape: f.choice({ values: ['round', 'oval'] }),`);
    expect(definition).toContain('n: f.choices({ values: [0, 1] }),');
    expect(labels).toContain(
      `codes: { shape: { round: 'Round', oval: 'Oval' }, n: { 0: '0', 1: '1' } },`,
    );
  });

  it('refers to the resource that is given', () =>
    expect(draft('devices/signs name:text by:reference=users').definition).toContain(
      `by: f.reference({ to: 'users' }),`,
    ));

  it('is called by its first text where nothing is called name or title', () =>
    expect(draft('devices/signs lit:flag code:text').definition).toContain(`title: 'code'`));

  it('is called by its first field where there is no text', () =>
    expect(draft('devices/signs at:date lit:flag').definition).toContain(`title: 'at'`));

  it('is called by no reference', () =>
    expect(draft('devices/signs by:reference=users at:date').definition).toContain(`title: 'at'`));

  it('requires what is marked, and gives pictures their addresses', () => {
    const { definition } = draft('devices/signs name:text shape:choice!=round,oval photo:image');
    expect(definition).toContain(`shape: f.choice({ values: ['round', 'oval'], required: true }),`);
    expect(definition).toContain(
      `photo: f.image({ address: 'signs/photo/{id}/{value}', upload: 'signs/photo/{id}' }),`,
    );
  });

  it('shows only on its page what isn’t for lists', () =>
    expect(draft('devices/signs name:text notes:keyValues').definition).toContain(
      `columns: ['name'] }`,
    ));

  it('comes first in an area without resources, in the administrators’ module', () =>
    expect(draft('empty/signs name:text').definition).toContain(
      `module: 'administration',\n  menu: { icon: 'list', place: 10 },`,
    ));

  it.each([
    ['signs', 'Sign |||| Signs'],
    ['categories', 'Category |||| Categories'],
    ['boxes', 'Box |||| Boxes'],
    ['addresses', 'Address |||| Addresses'],
    ['sign', 'Sign |||| Signs'],
  ])('%s is called in one and several', (name, text) =>
    expect(draft(`devices/${name} name:text`).labels).toContain(`name: '${text}'`),
  );
});

describe('nothing is written', () => {
  it.each([
    ['without a word', '', 'Usage: npm run new -- <area>/<name>'],
    ['for a name without an area', 'signs name:text', '"signs" is not <area>/<name>'],
    ['for a longer path', 'devices/big/signs name:text', 'is not <area>/<name>'],
    [
      'in an unknown area',
      'attic/signs name:text',
      'There is no area "attic"; there are people, devices, empty',
    ],
    [
      'for a resource that exists, wherever',
      'devices/users name:text',
      'There is a resource "users": resources/people/users.ts',
    ],
    ['for a bad name', 'devices/Signs name:text', '"Signs" can\'t be a resource\'s name'],
    [
      'for a name of the language',
      'devices/class name:text',
      '"class" can\'t be a resource\'s name',
    ],
    ['without a field', 'devices/signs', '"signs" needs a field'],
    ['for a field without a kind', 'devices/signs name', 'name: write a field like this'],
    [
      'for a bad field',
      'devices/signs first-name:text',
      'first-name:text: write a field like this',
    ],
    ['for an id', 'devices/signs id:integer', 'every record has an id'],
    ['for the same field twice', 'devices/signs name:text name:flag', 'two fields "name"'],
    [
      'for an unknown kind',
      'devices/signs name:txt',
      'there is no kind "txt"; there are accessFlags',
    ],
    ['for what every object has', 'devices/signs name:toString', 'there is no kind "toString"'],
    ['for a kind that needs more', 'devices/signs logo:file', 'kind "file" needs options'],
    ['for a picture that is required', 'devices/signs a:text b:image!', 'none can be required'],
    ['for references alone', 'devices/signs by:reference=users', 'needs a text'],
    ['for a choice without codes', 'devices/signs a:choice', 'as in a:choice=draft,active'],
    ['for a choice of the same twice', 'devices/signs a:choice=x,x', 'say which codes there are'],
    ['for a reference to nobody', 'devices/signs a:reference=ghosts', 'as in a:reference=users'],
    ['for what a kind doesn’t take', 'devices/signs a:text=x', 'nothing can stand behind "text"'],
  ])('%s', (_, command, message) => expect(() => draft(command)).toThrow(message));
});
