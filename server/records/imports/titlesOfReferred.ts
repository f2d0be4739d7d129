import { foldText } from '../../../schemas';
import { locales } from '../../../schemas/routing/locales';
import type { CallContext } from '../../contract/CallContext';
import { createPace } from '../../store/pace';
import type { Row } from '../../store/Store';
import { titleFields, titleOfRow } from '../references/titles';
import { rowsOf } from '../tenant';

/** The records of a resource as people name them. */
export interface Titles {
  /** The name of a record; `undefined` where there is none of that id. */
  of(id: number): string | undefined;
  /** The ids of those that are called so in any language of the back office, whatever capitals and accents. */
  called(name: string): readonly number[];
}

const NOBODY: readonly number[] = [];

/** What a record is called in the other languages: files are saved in one, and read in another. */
const namesElsewhere = (context: CallContext, resource: string, row: Row): readonly string[] =>
  locales
    .filter((locale) => locale !== context.call.locale)
    .map((locale) => titleOfRow({ ...context, call: { ...context.call, locale } }, resource, row));

const loadTitles = async (context: CallContext, resource: string): Promise<Titles> => {
  const table = context.tables.named(resource);
  const titles = new Map<number, string>();
  const ids = new Map<string, number[]>();
  const pace = createPace();
  const fields = titleFields(context, resource);
  for await (const row of table ? rowsOf(context, table).each({ only: fields }) : []) {
    await pace();
    const title = titleOfRow(context, resource, row);
    titles.set(row.id, title);
    // What is stored is the same in all languages.
    const names = [title, ...(fields ? [] : namesElsewhere(context, resource, row))];
    for (const name of new Set(names.map((one) => foldText(one.trim())))) {
      const those = ids.get(name);
      if (those) those.push(row.id);
      else ids.set(name, [row.id]);
    }
  }
  return {
    of: (id) => titles.get(id),
    called: (name) => ids.get(foldText(name.trim())) ?? NOBODY,
  };
};

/** Reads the names of each resource once, when a line of a file names one of its records. */
export const createTitles = () => {
  const loaded = new Map<string, Promise<Titles>>();
  return (context: CallContext, resource: string): Promise<Titles> => {
    const titles = loaded.get(resource) ?? loadTitles(context, resource);
    loaded.set(resource, titles);
    return titles;
  };
};
