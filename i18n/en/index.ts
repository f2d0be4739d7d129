import reactAdmin from 'ra-language-english';
import { kinds } from './kinds';
import { codes } from './labels/codes';
import { common } from './labels/common';
import { media } from './media';
import { rules } from './rules';
import { password } from './screens/password';
import { shell } from './shell';
import { views } from './views';

/** All English texts of the browser but those that come with what they belong to: definitions, and screens of their own. */
export const messages = {
  ...reactAdmin,
  ...shell,
  password,
  media,
  views,
  rules,
  codes,
  common,
  kinds,
};
