import reactAdmin from 'ra-language-english';
import { app } from './app';
import { codes } from './codes';
import { documentBuilder } from './documentBuilder';
import { documentList } from './documentList';
import { kinds } from './kinds';
import { media } from './media';
import { rows } from './rows';
import { rules } from './rules';
import { screens } from './screens';
import { views } from './views';

/** All English texts but the labels of the areas, which come with their first screen. */
export const messages = {
  ...reactAdmin,
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
