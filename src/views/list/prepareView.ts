import type { Resource } from '../../../schemas';
import { loadEntries } from '../../kinds/entries';
import { prepareShown } from '../../kinds/prepareShown';
import { Detail } from '../recordView';

/**
 * Loads what a record is entered with, and its page is drawn with. The page itself reports what can't be loaded.
 *
 * @param isOpened rows lead to pages of records
 */
export const prepareView = ({ fields }: Resource, isOpened: boolean): Promise<unknown> =>
  Promise.allSettled([
    loadEntries(),
    ...(isOpened ? [Detail.prepare(), prepareShown(fields)] : []),
  ]);
