import { type DocumentRow, rowTypeOf } from '../../schemas/documents';
import type { Translate } from '../ui/Translate';
import { textOption } from './control';
import './texts';

/** What a row is called: its title, or what it is while it has none. */
export const rowTitle = (row: DocumentRow, translate: Translate): string =>
  textOption(row, 'title').trim() ||
  translate(`documents.types.${rowTypeOf(row.type)?.name ?? 'string'}`);
