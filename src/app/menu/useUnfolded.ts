import { useState } from 'react';
import { useStableCallback } from '../../ui/useStableCallback';

const KEY = 'backoffice.menu.unfolded';

const remembered = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((area) => typeof area === 'string') : [];
  } catch {
    return [];
  }
};

/**
 * Which areas of the menu are unfolded: those that the person unfolded, which the browser remembers, and the one
 * that the open page stands in, from when it is entered until it is folded.
 *
 * @param open the area of the open page
 */
export const useUnfolded = (open: string | undefined) => {
  const [unfolded, setUnfolded] = useState(remembered);
  const [entered, setEntered] = useState<string>();
  if (entered !== open) {
    setEntered(open);
    if (open !== undefined && !unfolded.includes(open)) setUnfolded([...unfolded, open]);
  }
  const toggle = useStableCallback((area: string) => {
    const isFolding = unfolded.includes(area);
    const toggled = (before: readonly string[]) => [
      ...before.filter((other) => other !== area),
      ...(isFolding ? [] : [area]),
    ];
    localStorage.setItem(KEY, JSON.stringify(toggled(remembered())));
    setUnfolded(toggled);
  });
  return { unfolded, toggle };
};
