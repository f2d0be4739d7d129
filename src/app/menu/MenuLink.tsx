import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import type SvgIcon from '@mui/material/SvgIcon';
import { type MouseEventHandler, memo, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import look from './menu.module.css';

interface StarProps {
  name: string;
  label: string;
  isFavourite: boolean;
  onStar(name: string): void;
}

/** Beside each entry; the keyboard, which would stop twice at each, has the star of the open page. */
const Star = ({ name, label, isFavourite, onStar }: StarProps) => {
  const translate = useTranslate();
  const text = translate('shell.favourites.star', { name: label });
  const Icon = isFavourite ? StarIcon : StarBorderIcon;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={look.star}
      aria-label={text}
      title={text}
      aria-pressed={isFavourite}
      onClick={() => onStar(name)}
    >
      <Icon fontSize="inherit" />
    </button>
  );
};

/** Scrolls the menu alone: after `scrollIntoView` the page's first Tab would begin here rather than at its top. */
const bringIntoView = (entry: HTMLElement | null): void => {
  const menu = entry?.closest('nav');
  if (!entry || !menu) return;
  const [here, seen] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (here.top < seen.top) menu.scrollTop -= seen.top - here.top;
  else if (here.bottom > seen.bottom) menu.scrollTop += here.bottom - seen.bottom;
};

interface Props {
  to: string;
  label: string;
  /** Areas have a picture each; entries below one have none. */
  Icon?: typeof SvgIcon;
  isActive: boolean;
  /** Only the picture is on screen. */
  isRail: boolean;
  onFollow: MouseEventHandler<HTMLAnchorElement>;
  /** By what it is remembered as a favourite; what always stands on top has none. */
  name?: string;
  isFavourite?: boolean;
  onStar?(name: string): void;
}

const Entry = (props: Props) => {
  const { to, label, Icon, isActive, isRail, onFollow, name, isFavourite = false, onStar } = props;
  const entry = useRef<HTMLLIElement>(null);
  // The menu may be longer than the screen: what is open is to be seen in it.
  useEffect(() => {
    if (!isActive) return;
    // With the next frame: now the browser would have to lay out a page that is still being drawn.
    const frame = requestAnimationFrame(() => bringIntoView(entry.current));
    return () => cancelAnimationFrame(frame);
  }, [isActive]);
  return (
    <li ref={entry} className={look.entry}>
      <a
        href={to}
        className={isRail ? `${look.link} ${look.rail}` : look.link}
        aria-current={isActive ? 'page' : undefined}
        aria-label={isRail ? label : undefined}
        title={isRail ? label : undefined}
        onClick={onFollow}
      >
        {Icon && <Icon fontSize="small" />}
        {!isRail && <span className={look.name}>{label}</span>}
      </a>
      {name && onStar && !isRail && (
        <Star name={name} label={label} isFavourite={isFavourite} onStar={onStar} />
      )}
    </li>
  );
};

/** An entry of the menu: plain elements, because there are dozens, and drawn only when it changes itself. */
export const MenuLink = memo(Entry);
