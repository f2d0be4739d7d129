import reactAdmin from 'ra-language-english';
import { documents } from './documents';
import { kinds } from './kinds';
import { codes } from './labels/codes';
import { common } from './labels/common';
import { media } from './media';
import { rules } from './rules';
import { documentBuilder } from './screens/documentBuilder';
import { documentList } from './screens/documentList';
import { exhibitorMap } from './screens/exhibitorMap';
import { home } from './screens/home';
import { ownSessions } from './screens/ownSessions';
import { password } from './screens/password';
import { questionnaireResults } from './screens/questionnaireResults';
import { salesReports } from './screens/salesReports';
import { week } from './screens/week';
import { shell } from './shell';
import { views } from './views';

/** All English texts of the browser but the labels of the resources, which come with their definitions. */
export const messages = {
  ...reactAdmin,
  ...shell,
  home,
  ownSessions,
  password,
  questionnaireResults,
  documentList,
  salesReports,
  exhibitorMap,
  week,
  media,
  views,
  documents,
  rules,
  codes,
  common,
  kinds,
  documentBuilder,
};
