import { LIST_EXPORT_PATH } from '../../schemas/exchange/exports';
import { EXPORT_WITH_ROWS } from '../../schemas/exchange/imports';
import { callServer } from '../call';
import type { Definitions } from '../Definitions';
import { request } from '../http';
import { pathOf, specsOf } from './exchange';
import { isUnanswered } from './isUnanswered';
import type { SubListOf } from './subLists';

/** Rows that are answered at a time. */
const EXPORT_PAGE = 1_000;

/** A row of a file of records, by the heads of its columns. */
export type ExportedRow = Readonly<Record<string, string | number>>;

/** The calls that save records and rows as files. */
export const exportCalls = (definitionOf: Definitions) => ({
  /** Announces that a list is saved as a file: a call of ours, which other servers don't answer. @throws HttpError of who may not */
  announceExport: async (resource: string): Promise<void> => {
    const { path } = await definitionOf(resource);
    try {
      await request(`${path}/${LIST_EXPORT_PATH}`, { method: 'POST', isQuiet: 'whenGood' });
    } catch (error) {
      if (!isUnanswered(error)) throw error;
    }
  },

  /** The rows of a record as the text of a CSV file. */
  exportRows: async (resource: string, place: SubListOf): Promise<string> => {
    const definition = await definitionOf(resource);
    const { exports } = specsOf(definition, place);
    const call = { fn: exports?.fn, path: exports?.path };
    const { body } = await callServer(call, definition, place.record, { isRead: true });
    return typeof body.data === 'string' ? body.data : '';
  },

  /**
   * All records as rows of a file, part by part.
   *
   * @param take is given each part
   */
  exportRecords: async (
    resource: string,
    take: (rows: readonly ExportedRow[]) => Promise<void>,
  ): Promise<void> => {
    const definition = await definitionOf(resource);
    const { exports, imports } = definition;
    const withRows = imports?.rows && { [EXPORT_WITH_ROWS]: 1 };
    const path = pathOf(exports, definition, null);
    for (let page = 1, left = 1; left > 0; page += 1) {
      const content = { function: exports?.fn, page, maxrowcount: EXPORT_PAGE, ...withRows };
      const answer = await request(path, { method: 'POST', body: content, isRead: true });
      const { body, total } = answer;
      const rows = (Array.isArray(body.rows) ? body.rows : answer.rows) as readonly ExportedRow[];
      await take(rows);
      left = rows.length > 0 ? total - page * EXPORT_PAGE : 0;
    }
  },
});
