import { objectsDefinitions as definition } from '../../../resources/builder/objectsDefinitions';
import { tableOf } from '../tableOf';

/** Documents, and the id that was given last to a row of one, so that none is given twice. */
export const objectsDefinitions = tableOf(definition, {
  also: { lastRowId: 'number' },
});
