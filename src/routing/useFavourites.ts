import { useStore } from 'react-admin';
import { useStableCallback } from '../ui/useStableCallback';

/** The names of the menu's entries that stand on top of it, the first added first; of a person in an organisation. */
export const useFavourites = () => {
  const [favourites, setFavourites] = useStore<readonly string[]>('favourites', []);
  const toggle = useStableCallback((name: string) =>
    setFavourites(
      favourites.includes(name)
        ? favourites.filter((other) => other !== name)
        : [...favourites, name],
    ),
  );
  return { favourites, toggle };
};
