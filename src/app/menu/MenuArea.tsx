import type { MenuEntry } from 'virtual:resources';
import FoldIcon from '@mui/icons-material/ExpandMore';
import { type MouseEventHandler, memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '../../../schemas/routing/locales';
import { namesOf } from '../../routing/names';
import { listPath } from '../../routing/paths';
import { icons } from '../../ui/icons';
import { MenuLink } from './MenuLink';
import look from './menu.module.css';

interface Props {
  /** The area, or what else the entries have in common. */
  id: string;
  heading: string;
  entries: readonly MenuEntry[];
  locale: Locale;
  /** The name of the open entry, where it is one of these. */
  open: string | undefined;
  isRail: boolean;
  favourites: readonly string[];
  /** Whether the entries are on screen; an area without it can't be folded. */
  isUnfolded?: boolean;
  onFold?(area: string): void;
  onFollow: MouseEventHandler<HTMLAnchorElement>;
  onStar(name: string): void;
}

const Heading = ({ id, heading, isRail, isUnfolded, onFold }: Props) => {
  const translate = useTranslate();
  const name = `menu-${id}`;
  if (isRail)
    return (
      <h2 id={name} className={look.line}>
        {heading}
      </h2>
    );
  if (!onFold)
    return (
      <h2 id={name} className={look.heading}>
        {heading}
      </h2>
    );
  return (
    <h2>
      <button
        type="button"
        id={name}
        className={look.heading}
        aria-expanded={isUnfolded}
        title={translate(isUnfolded ? 'shell.fold' : 'shell.unfold', { name: heading })}
        onClick={() => onFold(id)}
      >
        {heading}
        <FoldIcon className={look.fold} />
      </button>
    </h2>
  );
};

const Area = (props: Props) => {
  const { id, entries, locale, open, isRail, favourites, isUnfolded, onFollow, onStar } = props;
  return (
    <section aria-labelledby={`menu-${id}`}>
      <Heading {...props} />
      {(isRail || isUnfolded !== false) && (
        <ul>
          {entries.map((entry) => (
            <MenuLink
              key={entry.name}
              to={listPath(entry, locale)}
              label={namesOf(entry, locale).several}
              Icon={icons[entry.icon ?? 'list']}
              isActive={entry.name === open}
              isRail={isRail}
              onFollow={onFollow}
              name={entry.name}
              isFavourite={favourites.includes(entry.name)}
              onStar={onStar}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

/** An area of the menu with its entries; folded, it draws none of them. */
export const MenuArea = memo(Area);
