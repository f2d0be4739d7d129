import { useSearchParams } from 'react-router';
import type { Resource } from '../../../../schemas';
import { keyOfTab } from '../../../views/form/tabs';
import { COMMENTS } from '../../../views/history/parameters';

/** The open part of the drawer, kept in the address as `?tab=` like the tabs of every record. */
export const useDetailsTab = ({ detail }: Resource) => {
  const [search, setSearch] = useSearchParams();
  const keys = detail.map(keyOfTab);
  // What people wrote is led to from beneath the first part.
  const asked = search.get('tab') ?? (search.has(COMMENTS) ? keys[0] : undefined) ?? '';
  const change = (tab: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(COMMENTS);
        if (tab === null) next.delete('tab');
        else next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  return {
    /** `null` while the drawer is closed. */
    tab: keys.includes(asked) ? asked : null,
    onTab: change,
    open: () => change(keys[0] ?? null),
    onClose: () => change(null),
  };
};
