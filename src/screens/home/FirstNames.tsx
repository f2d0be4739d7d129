import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useRecordPath } from '../../routing/paths';
import look from './home.module.css';

interface Props {
  resource: string;
  /** What the first are called, and the ids of their records. */
  names: readonly { readonly id: number | null; readonly name: string }[];
  /** How many there are in all. */
  count: number | null;
  /** Records have pages, which the names lead to. */
  hasPages: boolean;
}

/** The first names of a point, each leading to its record, and how many more there are. */
export const FirstNames = ({ resource, names, count, hasPages }: Props) => {
  const translate = useTranslate();
  const pathOf = useRecordPath();
  const rest = (count ?? 0) - names.length;
  if (names.length === 0) return null;
  return (
    <div className={look.first}>
      {names.map(({ id, name }, place) => {
        const path = hasPages ? pathOf(resource, id ?? 0) : null;
        return (
          <Fragment key={id}>
            {path === null ? <span>{name}</span> : <RouterLink to={path}>{name}</RouterLink>}
            {place < names.length - 1 && ', '}
          </Fragment>
        );
      })}
      {rest > 0 && ` ${translate('home.toDo.more', { smart_count: rest })}`}
    </div>
  );
};
