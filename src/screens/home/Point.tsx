import type { SvgIconComponent } from '@mui/icons-material';
import ArrowIcon from '@mui/icons-material/ArrowForward';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import look from './home.module.css';

interface Props {
  to: string;
  /** What kind of thing it is about. */
  Icon?: SvgIconComponent;
  /** What it is. */
  children: ReactNode;
  /** More about it. */
  names?: string;
  /** What it is first of all, which may lead elsewhere. */
  first?: ReactNode;
}

/** A line of home that leads to what it is about, wherever it is pressed. */
export const Point = ({ to, Icon, children, names = '', first }: Props) => (
  <li>
    {Icon && (
      <span className={look.sign} aria-hidden="true">
        <Icon fontSize="inherit" />
      </span>
    )}
    <div className={look.words}>
      <RouterLink className={look.whole} to={to}>
        <span className={look.point}>{children}</span>
        {names !== '' && <span className={look.names}>{names}</span>}
      </RouterLink>
      {first}
    </div>
    <ArrowIcon className={look.way} fontSize="inherit" aria-hidden="true" />
  </li>
);
