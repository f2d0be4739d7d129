import { type DocumentRow, rowTypeOf } from '../../../../schemas/documents';
import type { Translate } from '../../../ui/Translate';

const LENGTH = 60;

/** A row's own text: its title, or whatever else it has to read; nothing for a divider, or for none. */
export const titleOfRow = (row: DocumentRow | undefined): string => {
  const options: Partial<DocumentRow['options']> = row?.options ?? {};
  const text = [options.title, options.linkText, options.caption].find(
    (candidate) => typeof candidate === 'string' && candidate.trim() !== '',
  );
  if (typeof text !== 'string') return '';
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > LENGTH ? `${line.slice(0, LENGTH - 1)}…` : line;
};

/** What a row is called in full: its type, and its own text. */
export const nameOfRow = (row: DocumentRow, translate: Translate): string => {
  const type = translate(`documents.types.${rowTypeOf(row.type)?.name ?? 'text'}`);
  const title = titleOfRow(row);
  return title ? translate('documentBuilder.rows.row', { type, title }) : type;
};
