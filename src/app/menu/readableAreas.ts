import { areas, type MenuEntry } from 'virtual:resources';
import type { Session } from '../../../dataProvider/session';

export interface ReadableArea {
  area: MenuEntry['area'];
  entries: readonly MenuEntry[];
}

/**
 * What of the menu may be read, area by area; areas without any are left out. What belongs to no module is about the
 * others, and nothing to whoever may read none of them.
 *
 * @param access the person's rights by module
 */
export const readableAreas = (
  entries: readonly MenuEntry[],
  access: Session['access'],
): readonly ReadableArea[] => {
  const readsAny = Object.values(access).some(({ read }) => read);
  return areas
    .map((area) => ({
      area,
      entries: entries.filter(
        ({ area: own, hidden, module }) =>
          own === area && !hidden && (module === null ? readsAny : access[module]?.read),
      ),
    }))
    .filter(({ entries: readable }) => readable.length > 0);
};
