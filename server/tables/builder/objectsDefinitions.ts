import { objectsDefinitions as definition } from '../../../resources/builder/objectsDefinitions';
import { json } from '../columns';
import { tableOf } from '../tableOf';

/** Documents: their rows, and the id that was given last to one, so that none is given twice. */
export const objectsDefinitions = tableOf(definition, {
  also: { lastRowId: 'number', values: json<unknown>() },
});
