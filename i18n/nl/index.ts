import dutch from 'ra-language-dutch';
import { app } from './app';
import { codes } from './codes';
import { documentBuilder } from './documentBuilder';
import { documentList } from './documentList';
import { kinds } from './kinds';
import { media } from './media';
import { reactAdmin } from './reactAdmin';
import { rows } from './rows';
import { rules } from './rules';
import { screens } from './screens';
import { views } from './views';

const isGroup = (texts: unknown): texts is object => typeof texts === 'object';

/** De teksten van beide; waar een sleutel in beide staat, geldt de tweede. */
const together = <Texts extends object>(base: Texts, over: object): Texts => {
  const known = new Map<string, unknown>(Object.entries(base));
  const changes = Object.entries(over).map(([key, text]) => {
    const before = known.get(key);
    return [key, isGroup(before) && isGroup(text) ? together(before, text) : text];
  });
  return { ...base, ...Object.fromEntries(changes) };
};

/** Alle Nederlandse teksten, behalve de labels van de gebieden; die komen met hun eerste scherm. */
export const messages = {
  ...together(dutch, reactAdmin),
  ...app,
  ...screens,
  documentList,
  media,
  views,
  rows,
  rules,
  codes,
  kinds,
  documentBuilder,
};
