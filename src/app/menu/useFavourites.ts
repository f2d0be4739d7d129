import { useCallback, useRef } from 'react';
import { useStore } from 'react-admin';

/** The names of the menu's entries that stand on top of it, the first added first; of a person in an organisation. */
export const useFavourites = () => {
  const [favourites, setFavourites] = useStore<readonly string[]>('favourites', []);
  const latest = useRef(favourites);
  latest.current = favourites;
  const toggle = useCallback(
    (name: string) =>
      setFavourites(
        latest.current.includes(name)
          ? latest.current.filter((other) => other !== name)
          : [...latest.current, name],
      ),
    [setFavourites],
  );
  return { favourites, toggle };
};
