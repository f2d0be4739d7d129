import type { DocumentRow } from '../../../../schemas/documents';

const LENGTH = 60;

/** What a row says of itself: its title, or whatever else it has to read; nothing for a divider. */
export const titleOfRow = ({ options }: DocumentRow): string => {
  const text = [options.title, options.linkText, options.caption].find(
    (candidate) => typeof candidate === 'string' && candidate.trim() !== '',
  );
  if (typeof text !== 'string') return '';
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > LENGTH ? `${line.slice(0, LENGTH - 1)}…` : line;
};
