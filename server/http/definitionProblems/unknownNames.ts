import {
  type AnyField,
  isKind,
  type Resource,
  referencesIn,
  refers,
  valuesOf,
} from '../../../schemas';
import type { Behaviour } from '../../contract/CallContext';
import type { Served } from '../operations';

/** Collections that can be referred to without a definition: roles are fixed, and have no screen. */
const WITHOUT_DEFINITION: readonly string[] = ['roles'];

const isEntered = (field: AnyField | undefined): boolean =>
  field !== undefined && !field.readOnly && !field.derived;

const unknownIn = (
  names: readonly string[],
  known: readonly string[],
  sentence: (name: string) => string,
): readonly string[] => names.filter((name) => !known.includes(name)).map(sentence);

/** The resources that a definition leads to, each with where it does. */
const targetsOf = ({ fields, links, subLists, children, queries }: Resource) => [
  ...referencesIn(fields).map(({ to, path }) => [to, `fields.${path.join('.')}`] as const),
  ...Object.entries(links).map(([name, { to }]) => [to, `links.${name}`] as const),
  ...Object.entries(children).map(([name, { to }]) => [to, `children.${name}`] as const),
  ...Object.entries(subLists).flatMap(([name, list]) => [
    ...referencesIn(list.fields).map(({ to }) => [to, `subLists.${name}`] as const),
    ...(list.opens === undefined ? [] : [[list.opens, `subLists.${name}`] as const]),
  ]),
  ...Object.entries(queries).flatMap(([name, { opens }]) =>
    opens === undefined ? [] : [[opens, `queries.${name}`] as const],
  ),
];

/** A reference is stored as an id: a record would be called by a number. */
const isTitledByReference = ({ title, fields }: Resource): boolean =>
  title.some((part) => {
    const field = fields[part];
    return field !== undefined && refers(field);
  });

/** Whether records have a picture there: in a field, or as the first of a sub-list of pictures. */
const isPictured = ({ fields, subLists, thumbnail = '' }: Resource): boolean => {
  const field = fields[thumbnail];
  return field ? isKind(field, 'image') : subLists[thumbnail]?.pictures !== undefined;
};

const isOfSeveral = (field: AnyField | undefined): boolean =>
  field !== undefined && isKind(field, 'rows', 'references', 'keyValues');

/** Parts of a face that records don't carry, and a state that is neither a code nor on or off. */
const ofFace = ({ name, fields, computed, links, subLists, face }: Resource): readonly string[] => {
  const stateName = face.state ?? '';
  const state = computed[stateName]?.field ?? fields[stateName];
  return [
    ...(face.state === undefined || (state && valuesOf(state))
      ? []
      : [`${name}: the state ${face.state} of its face is neither f.choice nor f.flag`]),
    ...face.facts.flatMap((fact) =>
      typeof fact === 'string' ||
      links[fact.count] ||
      subLists[fact.count] ||
      isOfSeveral(fields[fact.count])
        ? []
        : [`${name}: its face counts ${fact.count}, of which there is one alone`],
    ),
  ];
};

const ofDefinition = (definition: Resource, resources: readonly string[]): readonly string[] => {
  const { name, title, fields, thumbnail, list } = definition;
  return [
    ...targetsOf(definition)
      .filter(([to]) => !resources.includes(to) && !WITHOUT_DEFINITION.includes(to))
      .map(([to, at]) => `${name}: ${at} leads to ${to}; there is no resources/*/${to}.ts`),
    ...(isTitledByReference(definition)
      ? [`${name}: its title ${title.join(', ')} is a reference; name a text, or one of computed`]
      : []),
    ...(thumbnail === undefined || isPictured(definition)
      ? []
      : [`${name}: the thumbnail ${thumbnail} is no f.image among its fields`]),
    ...ofFace(definition),
    ...(list.bulkEdit ?? [])
      .filter((field) => !isEntered(fields[field]))
      .map((field) => `${name}: list.bulkEdit names ${field}, which nobody enters`),
  ];
};

const ofBehaviour = (
  { name, fields, computed, links, subLists, list }: Resource,
  behaviour: Behaviour,
  resources: readonly string[],
): readonly string[] => {
  const file = `server/behaviours/*/${name}.ts`;
  const held = [...Object.keys(fields), ...Object.keys(computed), ...Object.keys(subLists)];
  const isNone = (part: string, of: string) => (one: string) =>
    `${name}: ${part} of ${file} names ${one}, which is none of the definition's ${of}`;
  return [
    ...unknownIn(behaviour.virtual?.names ?? [], held, isNone('virtual.names', 'fields')),
    ...unknownIn(Object.keys(behaviour.links ?? {}), Object.keys(links), isNone('links', 'links')),
    ...unknownIn(
      Object.keys(behaviour.subLists ?? {}),
      Object.keys(subLists),
      isNone('subLists', 'subLists'),
    ),
    ...unknownIn(
      Object.keys(behaviour.asks ?? {}),
      Object.keys(list.asks ?? {}),
      isNone('asks', 'list.asks'),
    ),
    ...unknownIn(
      Object.keys(list.asks ?? {}),
      Object.keys(behaviour.asks ?? {}),
      (ask) => `${name}: list.asks has ${ask}; write what it means in asks of ${file}`,
    ),
    ...unknownIn(
      Object.keys(behaviour.onReferencedDelete ?? {}),
      resources,
      (one) => `${name}: onReferencedDelete of ${file} names ${one}, which is no resource`,
    ),
  ];
};

/**
 * Names in definitions and behaviours that mean nothing: resources that aren't there, pictures and columns of the
 * wrong kind, hooks for what the definition hasn't.
 *
 * @returns a sentence each
 */
export const unknownNames = ({ definitions, behaviours }: Served): readonly string[] => {
  const resources = definitions.all.map(({ name }) => name);
  return definitions.all.flatMap((definition) => [
    ...ofDefinition(definition, resources),
    ...ofBehaviour(definition, behaviours.of(definition.name), resources),
  ]);
};
