import dutch from 'ra-language-dutch';
import { merged } from '../merged';
import { kinds } from './kinds';
import { codes } from './labels/codes';
import { common } from './labels/common';
import { media } from './media';
import { reactAdmin } from './reactAdmin';
import { rules } from './rules';
import { password } from './screens/password';
import { shell } from './shell';
import { views } from './views';

/** All Dutch texts of the browser but those that come with what they belong to: definitions, and screens of their own. */
export const messages = {
  ...merged(dutch, reactAdmin),
  ...shell,
  password,
  media,
  views,
  rules,
  codes,
  common,
  kinds,
};
