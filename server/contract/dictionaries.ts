import { moduleKeys } from '../../schemas';
import type { Locale, Translate } from './translate';

const roleKeys = ['administrator', 'manager', 'operator'] as const;

/** What members can be, in the order of the numbers that rights are worked out by. */
export const roleRows = (translate: Translate, locale: Locale) =>
  roleKeys.map((key) => ({ name: translate(locale, `server.dictionaries.roles.${key}`) }));

/** The modules of the product. */
export const moduleRows = (translate: Translate, locale: Locale) =>
  moduleKeys.map((modulekey) => ({
    modulekey,
    name: translate(locale, `server.dictionaries.modules.${modulekey}.name`),
    description: translate(locale, `server.dictionaries.modules.${modulekey}.description`),
  }));
