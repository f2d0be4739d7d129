import { describe, expect, it } from 'vitest';
import {
  type AnyField,
  type AnyFields,
  checkValue,
  fieldsOfAction,
  isKind,
  nameToRead,
  nameToSend,
  type Resource,
  type RowLayout,
  sectionsOf,
} from '../schemas';
import { parseValue, serializeValue } from '../schemas/codec';
import {
  definitions,
  fieldsOf,
  knownTo,
  named,
  option,
  partOf,
  twice,
} from '../tests/fixtures/definitions';

/** Each set of fields of a definition, with the names that those around it know besides. */
const setsOf = (resource: Resource): readonly (readonly [AnyFields, readonly string[]])[] => {
  const inside = (fields: AnyFields, around: readonly string[]): ReturnType<typeof setsOf> => [
    [fields, around],
    ...Object.values(fields).flatMap((field) =>
      inside((option(field, 'fields') ?? {}) as AnyFields, []),
    ),
  ];
  const { subLists, queries, actions } = resource;
  return [
    ...inside(resource.fields, Object.keys(resource.computed)),
    ...Object.values(subLists).flatMap(({ fields }) => inside(fields, knownTo(resource))),
    ...[...Object.values(queries), ...Object.values(actions)].flatMap(({ asks }) =>
      inside(asks ?? {}, knownTo(resource)),
    ),
  ];
};

/** What conditions ask of other fields, value by value. */
const wantedBy = (when: Readonly<Record<string, unknown>>) =>
  Object.entries(when).flatMap(([name, wanted]) =>
    [wanted].flat().map((value) => [name, value] as const),
  );

const fieldNamed = (resource: Resource, fields: AnyFields, name: string): AnyField | undefined =>
  fields[name] ?? resource.fields[name] ?? resource.computed[name]?.field;

/** Whether a field can hold just this value: one that travels, comes back the same and is right. */
const canBe = (value: unknown, field: AnyField | undefined): boolean =>
  field !== undefined &&
  parseValue(serializeValue(value, field), field) === value &&
  // What must be filled is empty until it is.
  (value === null || checkValue(value, field) === undefined);

/** The other fields that a field's options name. */
const namedBy = (field: AnyField): readonly unknown[] =>
  [
    ...Object.keys(field.when ?? {}),
    ...Object.keys(field.readOnlyWhen ?? {}),
    ...Object.values(partOf(option(field, 'choices'), 'args') ?? {}),
    option(field, 'byLanguage'),
    option(field, 'madeOf'),
    option(field, 'by'),
    option(field, 'readableOn'),
    ...[option(field, 'sentTo') ?? []].flat(),
    field.atLeast,
    // Rows by language may belong to those that all have.
  ].filter((name) => name !== undefined && name !== true);

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  'the fields of %s',
  (_, resource) => {
    it('have options that name fields it has', () => {
      for (const [fields, around] of setsOf(resource)) {
        const known = [...Object.keys(fields), ...around];
        const given = Object.entries(fields).flatMap(([at, field]) =>
          namedBy(field).map((name) => [at, name]),
        );
        expect(given.filter(([, name]) => !known.includes(String(name)))).toEqual([]);
      }
    });

    it('depend on values that the other fields can have', () => {
      for (const [fields] of setsOf(resource))
        for (const [at, { when, readOnlyWhen }] of Object.entries(fields))
          for (const [name, wanted] of wantedBy({ ...when, ...readOnlyWhen }))
            expect([at, name, wanted, canBe(wanted, fieldNamed(resource, fields, name))]).toEqual([
              ...[at, name, wanted, true],
            ]);
      const { update } = resource.verbs;
      const conditions = [
        { when: update ? update.when : {}, fields: {} },
        ...Object.values(resource.actions).map((action) => ({
          when: action.when,
          fields: fieldsOfAction(action, resource),
        })),
      ];
      for (const { when = {}, fields } of conditions)
        for (const [name, wanted] of wantedBy(when))
          expect([name, wanted, canBe(wanted, fieldNamed(resource, fields, name))]).toEqual([
            ...[name, wanted, true],
          ]);
    });

    it('stand behind the fields that decide what they are', () => {
      for (const [fields] of setsOf(resource)) {
        const names = Object.keys(fields);
        for (const [name, field] of Object.entries(fields))
          if (isKind(field, 'variant'))
            expect(names.slice(0, names.indexOf(name))).toContain(field.by);
      }
    });

    it('stand once each where their rows have a layout', () => {
      const rows = [
        ...fieldsOf(resource).map(([, field]) => field),
        ...Object.values(resource.subLists),
      ].filter((one) => partOf(one, 'layout'));
      for (const row of rows) {
        const placed = Object.values(sectionsOf(partOf(row, 'layout') as RowLayout)).flat(2);
        const entered = Object.entries((partOf(row, 'fields') ?? {}) as AnyFields)
          .filter(([, { readOnly, derived }]) => !readOnly && !derived)
          .map(([name]) => name);
        expect(twice(placed)).toEqual([]);
        expect(entered.filter((name) => !placed.includes(name))).toEqual([]);
      }
    });

    it('have blocks by language that name fields inside them', () => {
      for (const [, field] of fieldsOf(resource)) {
        const inner = Object.keys(option(field, 'fields') ?? {});
        const given = [partOf(option(field, 'translate'), 'fields'), option(field, 'mirrorsFirst')];
        expect(given.flat().filter((name) => name && !inner.includes(String(name)))).toEqual([]);
      }
    });

    it('carry what the resources that they refer to have', () => {
      for (const [, field] of fieldsOf(resource)) {
        if (!isKind(field, 'reference')) continue;
        for (const [part, { kind, wire = part }] of Object.entries(field.carries ?? {}))
          expect(named.get(field.to ?? '')?.fields[wire]).toMatchObject({ kind });
      }
    });

    it('have names on the wire that can be distinguished', () => {
      const fields = Object.entries(resource.fields);
      const named = (nameOf: typeof nameToRead) =>
        twice(fields.map(([name, field]) => `${field.within ?? ''} ${nameOf(name, field)}`));
      expect(named(nameToRead)).toEqual([]);
      expect(named(nameToSend)).toEqual([]);
    });

    it('have defaults that are right', () => {
      for (const [name, field] of fieldsOf(resource))
        if (field.default !== undefined)
          expect([name, checkValue(field.default, field)]).toEqual([name, undefined]);
    });

    it('are never required where they are only shown', () =>
      expect(fieldsOf(resource).filter(([, field]) => field.readOnly && field.required)).toEqual(
        [],
      ));
  },
);
