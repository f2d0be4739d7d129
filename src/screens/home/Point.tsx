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
}

/** A line of home that leads to what it is about. */
export const Point = ({ to, Icon, children, names = '' }: Props) => (
  <li>
    <RouterLink to={to}>
      {Icon && (
        <span className={look.sign} aria-hidden="true">
          <Icon fontSize="inherit" />
        </span>
      )}
      <span className={look.words}>
        <span className={look.point}>{children}</span>
        {names !== '' && <span className={look.names}>{names}</span>}
      </span>
      <ArrowIcon className={look.way} fontSize="inherit" aria-hidden="true" />
    </RouterLink>
  </li>
);
