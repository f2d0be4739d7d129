import type { GetListParams, GetManyReferenceParams } from 'ra-core';
import { type DataRecord, emptyRecord, type Reader, type Resource } from '../schemas';
import { listQuery, parseRecord, parseValue, readNumber } from '../schemas/codec';
import { readerNow } from '../schemas/days/reader';
import { callPath } from './call';
import { listOf, type ReadLinked, withChoices, withLinked, withRows, withTitles } from './carried';
import type { Definitions } from './Definitions';
import { type Answer, readText } from './envelope';
import { request } from './http';
import { availableLanguages, fitLanguages } from './languages';
import { readOwnFields } from './saveOwnFields';
import { type Texts, valuesOf } from './values';
import { withVersion } from './version';

/** Gives the person who reads a resource's records. */
export type ReaderOf = (name: string) => Reader;

/** What an answer has beside rows: of the list as a whole, and of what it is set up by. */
const metaIn = ({ fields, list: { setUpBy } }: Resource, body: Answer['body']) => ({
  ...(setUpBy && { isSetUp: readNumber(body[setUpBy.flag]) !== 0 }),
  ...('emptyColumns' in body && { emptyColumns: body.emptyColumns }),
  ...('counts' in body && { counts: body.counts }),
  ...('sums' in body && {
    sums: Object.fromEntries(
      Object.entries(body.sums ?? {}).map(([name, sum]) => [
        name,
        parseValue(sum, fields[name] ?? { kind: 'decimal' }),
      ]),
    ),
  }),
});

interface RowsParams extends Partial<GetListParams & GetManyReferenceParams> {
  signal?: AbortSignal;
}

/** What reads records. */
export type Read = ReturnType<typeof readRecords>;

/** Reads single records and lists as the wire gives them. */
const readPlain = (definitionOf: Definitions, readerOf: ReaderOf | undefined) => {
  /** Reads rows of one answer: all at one moment, for one person. */
  const reading = (definition: Resource): ((wire: unknown) => DataRecord) => {
    const now = readerNow();
    const reader = readerOf?.(definition.name);
    return (wire) => {
      const record = parseRecord(definition, wire, now, reader);
      return withTitles(definition, withChoices(definition, withRows(definition, record)), wire);
    };
  };

  const toRecord = (definition: Resource, wire: unknown): DataRecord => reading(definition)(wire);

  const linked: ReadLinked = async (name, row) => toRecord(await definitionOf(name), row);

  const answered = (definition: Resource, { record, version }: Answer): DataRecord =>
    withVersion(toRecord(definition, record), version);

  const one = async (definition: Resource, id: unknown, signal?: AbortSignal) => {
    const { recordIn } = definition.verbs;
    // The page shows the resource's own message.
    const isQuiet = definition.messages?.missing !== undefined;
    return answered(
      definition,
      await request(callPath({}, definition, { id }), { signal, recordIn, isQuiet }),
    );
  };

  /** A page of a list, or all that match; at the resource's path unless another is given. */
  const rows = async (
    definition: Resource,
    params: RowsParams,
    further: Record<string, unknown> = {},
    path = definition.path,
  ) => {
    const query = { ...further, ...listQuery(definition, params) };
    const answer = await request(path, { query, signal: params.signal });
    const { body } = answer;
    const read = reading(definition);
    const versions = listOf(body.versions);
    return {
      data: answer.rows.map((row, place) => withVersion(read(row), readText(versions[place]))),
      total: answer.total,
      meta: metaIn(definition, body),
    };
  };

  return { toRecord, linked, answered, one, rows };
};

type Plain = ReturnType<typeof readPlain>;

/** Reads records with what is asked for beside them: what is linked, languages, fields of calls of their own. */
const readWhole = ({ linked, answered, one }: Plain) => {
  const beside = (definition: Resource, id: unknown, signal?: AbortSignal) =>
    Promise.all([availableLanguages(definition, signal), readOwnFields(definition, id, signal)]);

  const complete = async (
    definition: Resource,
    record: DataRecord,
    [languages, own]: Awaited<ReturnType<typeof beside>>,
  ): Promise<DataRecord> =>
    fitLanguages(
      definition,
      { ...(await withLinked(definition, record, linked)), ...own },
      languages,
    );

  return {
    /** A record with what is linked to it, and a block for each language that it can be written in. */
    whole: async (definition: Resource, id: unknown, signal?: AbortSignal) => {
      const [record, further] = await Promise.all([
        one(definition, id, signal),
        beside(definition, id, signal),
      ]);
      return complete(definition, record, further);
    },

    /** The record that an answer carries, whole. */
    carried: async (definition: Resource, answer: Answer): Promise<DataRecord> => {
      const record = answered(definition, answer);
      return complete(definition, record, await beside(definition, record.id));
    },

    /** The record that an answer carries, of another time: nothing is asked for beside it. */
    past: async (definition: Resource, answer: Answer): Promise<DataRecord> => {
      const [record, languages] = await Promise.all([
        withLinked(definition, answered(definition, answer), linked, true),
        availableLanguages(definition),
      ]);
      return fitLanguages(definition, record, languages);
    },
  };
};

/** Reads records by their ids, in that order: listed together, and each by itself that the list left out. */
const readMany =
  ({ one, rows }: Plain) =>
  async (
    definition: Resource,
    ids: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<DataRecord[]> => {
    const wanted = [...new Set(ids.map(Number))];
    const pagination = { page: 1, perPage: wanted.length };
    const { data } =
      wanted.length > 1
        ? await rows(definition, { pagination, signal }, { id: wanted })
        : { data: [] };
    const found = new Map(data.map((record) => [record.id, record]));
    const others = wanted.filter((id) => !found.has(id));
    for (const record of await Promise.all(others.map((id) => one(definition, id, signal))))
      found.set(record.id, record);
    return wanted.flatMap((id) => found.get(id) ?? []);
  };

/**
 * Reads the values of a new record: the definition's, over which the server's come where it gives them, and over those
 * what the page's address gives.
 */
const readFirst = ({ toRecord }: Plain) => {
  const askDefaults = async (definition: Resource): Promise<Record<string, unknown>> => {
    const answer = await request(`${definition.path}/add`);
    const { id: _id, ...served } = toRecord(definition, answer.record);
    return served;
  };
  return async (definition: Resource, given: Texts): Promise<Record<string, unknown>> => {
    const languages = await availableLanguages(definition);
    const served = definition.verbs.loadsDefaults ? await askDefaults(definition) : {};
    const own = { ...emptyRecord(definition), ...served };
    return { ...fitLanguages(definition, own, languages), ...valuesOf(given, definition.fields) };
  };
};

/** Reads records as the wire gives them, for the person that `readerOf` names. */
export const readRecords = (definitionOf: Definitions, readerOf?: ReaderOf) => {
  const plain = readPlain(definitionOf, readerOf);
  const { one, rows, linked } = plain;
  return { one, rows, linked, ...readWhole(plain), many: readMany(plain), first: readFirst(plain) };
};
