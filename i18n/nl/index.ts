import { mergeTranslations } from 'ra-core';
import dutch from 'ra-language-dutch';
import { app } from './app';
import { codes } from './codes';
import { kinds } from './kinds';
import { reactAdmin } from './reactAdmin';
import { rules } from './rules';
import { screens } from './screens';
import { views } from './views';

/** Alle Nederlandse teksten, behalve de labels van de gebieden; die komen met hun eerste scherm. */
export const messages = {
  ...mergeTranslations(dutch, reactAdmin),
  ...app,
  ...screens,
  views,
  rules,
  codes,
  kinds,
};
