import type { MenuEntry } from 'virtual:resources';
import FoldIcon from '@mui/icons-material/ExpandMore';
import type SvgIcon from '@mui/material/SvgIcon';
import { type MouseEventHandler, memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '../../../schemas/routing/locales';
import { namesOf } from '../../routing/names';
import { listPath } from '../../routing/paths';
import { MenuLink } from './MenuLink';
import look from './menu.module.css';
import { RailArea } from './RailArea';

interface Props {
  /** The area, or what else the entries have in common. */
  id: string;
  heading: string;
  Icon: typeof SvgIcon;
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

const Heading = ({ id, heading, Icon, isUnfolded, onFold }: Props) => {
  const translate = useTranslate();
  const name = `menu-${id}`;
  if (!onFold)
    return (
      <h2 id={name} className={look.heading}>
        <Icon fontSize="small" />
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
        <Icon fontSize="small" />
        {heading}
        <FoldIcon className={look.fold} />
      </button>
    </h2>
  );
};

const Area = (props: Props) => {
  const { id, heading, Icon, entries, locale, open, isRail, favourites, isUnfolded } = props;
  const linksBy = (onFollow: Props['onFollow']) =>
    entries.map((entry) => (
      <MenuLink
        key={entry.name}
        to={listPath(entry, locale)}
        label={namesOf(entry, locale).several}
        isActive={entry.name === open}
        isRail={false}
        onFollow={onFollow}
        name={entry.name}
        isFavourite={favourites.includes(entry.name)}
        onStar={props.onStar}
      />
    ));
  if (isRail)
    return (
      <RailArea heading={heading} Icon={Icon} isActive={open !== undefined}>
        {(close) =>
          linksBy((event) => {
            props.onFollow(event);
            close();
          })
        }
      </RailArea>
    );
  return (
    <section aria-labelledby={`menu-${id}`}>
      <Heading {...props} />
      {isUnfolded !== false && <ul>{linksBy(props.onFollow)}</ul>}
    </section>
  );
};

/** An area of the menu with its entries; folded, it draws none of them. */
export const MenuArea = memo(Area);
