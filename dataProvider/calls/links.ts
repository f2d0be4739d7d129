import type { CallSpec, DataRecord, LinkSpec, Resource } from '../../schemas';
import { isObject } from '../../schemas/isObject';
import { callServer } from '../call';
import { listOf } from '../carried';
import type { Definitions } from '../Definitions';
import { type Answer, readText } from '../envelope';
import { Changed } from '../http';
import type { Read } from '../readRecords';
import type { Values } from '../values';
import { versionOf } from '../version';

type Reading = Pick<Read, 'linked' | 'carried'>;

/** A record's link, by its name. */
export interface LinkOf {
  readonly record: Values;
  readonly link: string;
}

/** A record that another is linked to. */
export interface Holder {
  readonly id: number;
  readonly title: string;
}

/** What is linked to a record, and what could be. */
export interface Sides<Row = DataRecord> {
  readonly available: readonly Row[];
  readonly assigned: readonly Row[];
  /** What is available but linked elsewhere, by its id: linking it takes it from there. */
  readonly holders: ReadonlyMap<number, Holder>;
  /** Of what is assigned; none where the server returns none. */
  readonly version?: string;
}

/** What is linked already, as far as the caller knows. */
export interface Assigned {
  readonly ids: readonly number[];
  readonly version?: string;
}

/** Somebody else changed what is linked at the same time: who, where the server reports it. */
export interface LinkedElsewhere {
  readonly by: string | null;
}

const specOf = (definition: Resource, name: string): LinkSpec => {
  const spec = definition.links[name];
  if (spec) return spec;
  throw new Error(`${definition.name} has no link "${name}".`);
};

/** Where the rows of an answer are linked now, as far as the server answers it. */
const holdersIn = (wire: unknown, rows: readonly DataRecord[]): ReadonlyMap<number, Holder> =>
  new Map(
    listOf(wire).flatMap((row, place): readonly (readonly [number, Holder])[] => {
      const record = rows[place];
      const holder = isObject(row) && isObject(row.linkedTo) ? row.linkedTo : undefined;
      return record && holder
        ? [[record.id, { id: Number(holder.id), title: String(holder.title) }]]
        : [];
    }),
  );

/** Whether several records can be linked in one call. */
export const linksMany = ({ addMany, set }: LinkSpec): boolean =>
  addMany !== undefined || set !== undefined;

/** What came of a change of links. */
export interface Relinked {
  /** The server's message; '' where there is none. */
  readonly message: string;
  /** Who changed meanwhile what is linked, if somebody did; their changes stay. */
  readonly elsewhere: LinkedElsewhere | null;
}

const UNANSWERED: Relinked = { message: '', elsewhere: null };

/** How often a set is sent again that others change at the same time. */
const MOST_ATTEMPTS = 4;

type GetLinked = (resource: string, of: LinkOf, signal?: AbortSignal) => Promise<Sides>;

/** Both sides of a link; of one whose record carries what is assigned, what is available. */
const linkedReader =
  (definitionOf: Definitions, { linked }: Pick<Read, 'linked'>): GetLinked =>
  async (resource, { record, link }, signal) => {
    const definition = await definitionOf(resource);
    const { to, read: both, choices, field = link } = specOf(definition, link);
    const ask = (call: CallSpec) => callServer(call, definition, record, { isRead: true, signal });
    const readAll = (wire: unknown) => Promise.all(listOf(wire).map((row) => linked(to, row)));
    if (both) {
      const answer = await ask(both);
      const sides = answer.record as Partial<Sides<unknown>> | undefined;
      const [available, assigned] = await Promise.all([
        readAll(sides?.available),
        readAll(sides?.assigned),
      ]);
      const holders = holdersIn(sides?.available, available);
      return { available, assigned, holders, version: answer.version ?? undefined };
    }
    const wire = choices ? (await ask(choices)).rows : [];
    const available = await readAll(wire);
    const assigned = (record[field] ?? []) as readonly DataRecord[];
    return { available, assigned, holders: holdersIn(wire, available), version: versionOf(record) };
  };

/** What is linked by now, where a set was refused because it isn't as it was. */
type AssignedNow = (refusal: Changed) => Promise<Assigned>;

/** Sends a set, and once more with what others made of it meanwhile. */
const sendSet = async (
  assigned: Assigned,
  send: (assigned: Assigned) => Promise<Answer>,
  assignedNow: AssignedNow,
): Promise<Relinked> => {
  let elsewhere: LinkedElsewhere | null = null;
  let known = assigned;
  for (let left = MOST_ATTEMPTS; ; left -= 1) {
    try {
      const { message } = await send(known);
      return { message, elsewhere };
    } catch (error) {
      if (!(error instanceof Changed) || left === 1) throw error;
      elsewhere = { by: readText(error.answer.body.changedBy) };
      known = await assignedNow(error);
    }
  }
};

/** A change of a link: its definition, and what sends its calls. */
interface Relinking {
  readonly spec: LinkSpec;
  call(spec: CallSpec, args: Values, version?: string): Promise<Answer>;
  readonly assignedNow: AssignedNow;
}

const linkWith = async (
  { spec: { idArg, add, addMany, set }, call, assignedNow }: Relinking,
  ids: readonly number[],
  assigned: Assigned,
): Promise<Relinked> => {
  if (add && ids.length === 1) {
    const { message } = await call(add, { [idArg]: ids[0] });
    return { message, elsewhere: null };
  }
  const whole = addMany ?? (set && { ...set, idArg });
  if (!whole) return UNANSWERED;
  const { idArg: setArg, ...spec } = whole;
  const send = ({ ids: known, version }: Assigned) =>
    call(spec, { [setArg]: [...new Set([...known, ...ids])] }, version);
  return sendSet(assigned, send, assignedNow);
};

const unlinkWith = async (
  { spec: { idArg, remove, set }, call, assignedNow }: Relinking,
  gone: readonly number[],
  assigned: Assigned,
): Promise<Relinked> => {
  if (remove) {
    // The message of the last holds for all.
    let message = '';
    for (const id of gone) ({ message } = await call(remove, { [idArg]: id }));
    return { message, elsewhere: null };
  }
  if (!set) return UNANSWERED;
  const send = ({ ids, version }: Assigned) =>
    call(set, { [idArg]: ids.filter((other) => !gone.includes(other)) }, version);
  return sendSet(assigned, send, assignedNow);
};

/** The calls of links. */
export const linkCalls = (definitionOf: Definitions, { linked, carried }: Reading) => {
  const getLinked = linkedReader(definitionOf, { linked });

  const relinking = async (resource: string, { record, link }: LinkOf): Promise<Relinking> => {
    const definition = await definitionOf(resource);
    const spec = specOf(definition, link);
    return {
      spec,
      call: (call, args, version) =>
        callServer(call, definition, record, { args, version, isQuiet: 'whenGood' }),
      assignedNow: async ({ answer }) => {
        const present = spec.read ? record : await carried(definition, answer);
        const { assigned, version } = await getLinked(resource, { record: present, link });
        return { ids: assigned.map(({ id }) => id), version };
      },
    };
  };

  return {
    getLinked,

    /**
     * Links records: one by its own call, several in one where the contract has such a call.
     *
     * @param assigned those that are linked already
     * @returns the server's message, which isn't shown yet, and who changed meanwhile what is linked
     */
    link: async (resource: string, of: LinkOf, ids: readonly number[], assigned: Assigned) =>
      linkWith(await relinking(resource, of), ids, assigned),

    /**
     * Unlinks records, each by its own call or all by the set that is left.
     *
     * @returns as `link` does
     */
    unlink: async (resource: string, of: LinkOf, gone: readonly number[], assigned: Assigned) =>
      unlinkWith(await relinking(resource, of), gone, assigned),
  };
};
