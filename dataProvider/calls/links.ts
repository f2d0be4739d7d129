import type { CallSpec, DataRecord, LinkSpec, Resource } from '../../schemas';
import { callServer } from '../call';
import { listOf, type ReadLinked } from '../carried';
import type { Definitions } from '../Definitions';
import type { Values } from '../values';

/** A record's link, by its name. */
export interface LinkOf {
  readonly record: Values;
  readonly link: string;
}

/** What is linked to a record, and what could be. */
export interface Sides<Row = DataRecord> {
  readonly available: readonly Row[];
  readonly assigned: readonly Row[];
}

const specOf = (definition: Resource, name: string): LinkSpec => {
  const spec = definition.links[name];
  if (spec) return spec;
  throw new Error(`${definition.name} has no link "${name}".`);
};

/** Whether several records can be linked in one call. */
export const linksMany = ({ addMany, set }: LinkSpec): boolean =>
  addMany !== undefined || set !== undefined;

/** The calls of links. */
export const linkCalls = (definitionOf: Definitions, read: ReadLinked) => ({
  /** Both sides of a link; of one whose record carries what is assigned, what is available. */
  getLinked: async (
    resource: string,
    { record, link }: LinkOf,
    signal?: AbortSignal,
  ): Promise<Sides> => {
    const definition = await definitionOf(resource);
    const { to, read: both, choices, field = link } = specOf(definition, link);
    const ask = (call: CallSpec) => callServer(call, definition, record, { isRead: true, signal });
    const readAll = (wire: unknown) => Promise.all(listOf(wire).map((row) => read(to, row)));
    if (both) {
      const sides = (await ask(both)).record as Partial<Sides<unknown>> | undefined;
      const [available, assigned] = await Promise.all([
        readAll(sides?.available),
        readAll(sides?.assigned),
      ]);
      return { available, assigned };
    }
    const available = choices ? await readAll((await ask(choices)).rows) : [];
    return { available, assigned: (record[field] ?? []) as readonly DataRecord[] };
  },

  /**
   * Links records: one by its own call, several in one where the contract has such a call.
   *
   * @param assigned the ids of those that are linked already
   */
  link: async (
    resource: string,
    { record, link }: LinkOf,
    ids: readonly number[],
    assigned: readonly number[],
  ): Promise<void> => {
    const definition = await definitionOf(resource);
    const { idArg, add, addMany, set } = specOf(definition, link);
    const call = (spec: CallSpec, args: Values) => callServer(spec, definition, record, { args });
    const all = [...assigned, ...ids];
    if (add && ids.length === 1) await call(add, { [idArg]: ids[0] });
    else if (addMany) {
      const { idArg: manyArg, ...spec } = addMany;
      await call(spec, { [manyArg]: all });
    } else if (set) await call(set, { [idArg]: all });
  },

  /** Unlinks a record, by its own call or by the set that is left. */
  unlink: async (
    resource: string,
    { record, link }: LinkOf,
    id: number,
    assigned: readonly number[],
  ): Promise<void> => {
    const definition = await definitionOf(resource);
    const { idArg, remove, set } = specOf(definition, link);
    const left = assigned.filter((other) => other !== id);
    const spec = remove ?? set;
    const args = { [idArg]: remove ? id : left };
    if (spec) await callServer(spec, definition, record, { args });
  },
});
