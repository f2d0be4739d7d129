import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { useTranslate } from 'react-admin';
import { namesOf } from '../../routing/names';
import { useCurrentLocale } from '../../routing/paths';
import { useFavourites } from '../../routing/useFavourites';
import { usePage } from '../../routing/usePage';
import button from '../../ui/optimisations/button.module.css';
import look from '../bar/shell.module.css';

/** Puts the open page on top of the menu, and takes it away from there; nothing where it isn't an entry of it. */
export const FavouriteStar = () => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const page = usePage();
  const { favourites, toggle } = useFavourites();
  if (!('entry' in page) || page.entry.hidden) return null;
  const { name, single } = page.entry;
  if (page.kind === 'record' && !single) return null;
  const isFavourite = favourites.includes(name);
  const text = translate('shell.favourites.star', { name: namesOf(page.entry, locale).several });
  const Icon = isFavourite ? StarIcon : StarBorderIcon;
  return (
    <button
      type="button"
      className={`${button.icon} ${look.star}`}
      aria-label={text}
      aria-pressed={isFavourite}
      title={text}
      onClick={() => toggle(name)}
    >
      <Icon fontSize="inherit" />
    </button>
  );
};
