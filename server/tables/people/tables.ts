import { tables as definition } from '../../../resources/people/tables';
import { tableOf } from '../tableOf';

export const tables = tableOf(definition, { unique: [['identifier']] });
