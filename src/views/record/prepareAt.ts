import type { MenuEntry } from 'virtual:resources';
import { isAllowed } from '../../../dataProvider/session';
import type { Page } from '../../../schemas/routing/page';
import { prepareEntered } from '../../kinds/prepareEntered';
import { prepareShown } from '../../kinds/prepareShown';
import { definitionOf } from '../../routing/definitions';

/**
 * Loads what the fields of a record are shown with, or entered with where its address opens a form.
 *
 * @param search the address' query
 */
export const prepareAt = async (
  { entry, id }: Extract<Page<MenuEntry>, { kind: 'record' }>,
  search: string,
): Promise<void> => {
  if (!isAllowed(entry.module, 'read')) return;
  const { fields } = await definitionOf(entry.name);
  const isForm = id === 'add' || new URLSearchParams(search).has('edit');
  await Promise.all([prepareShown(fields), isForm && prepareEntered(fields)]);
};
