import { serializeValue } from '../fields/codec';
import { isKind } from '../fields/isKind';
import type { AnyField } from '../kinds/Kind';
import { nameToFilter } from '../kinds/Kind';
import type { Resource } from './resource';

const fieldOf = ({ fields, computed, list }: Resource, name: string): AnyField | undefined =>
  list.asks?.[name] ?? fields[name] ?? computed[name]?.field;

const onWire = (value: unknown, field: AnyField | undefined): unknown => {
  // Records are asked for by their ids, however they travel.
  if (!field || isKind(field, 'references') || value === undefined || value === '') return value;
  return serializeValue(value, field);
};

/** What a list is filtered by, as its call carries it: by the names of parameters, as values travel. */
export const filterQuery = (
  definition: Resource,
  filters: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => {
      const field = fieldOf(definition, name);
      return [nameToFilter(name, field ?? {}), onWire(value, field)];
    }),
  );
