import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useListPath, useRecordPath } from '../../routing/paths';
import look from './home.module.css';

interface Props {
  resource: string;
  /** What the first are called, and the ids of their records. */
  names: readonly { readonly id: number | null; readonly name: string }[];
  /** How many there are in all. */
  count: number | null;
  /** Records have pages, which the names lead to; of others, to what the list finds by their name. */
  hasPages: boolean;
}

/**
 * The first names of a point, each leading to its record, and how many more there are; on a phone the first alone, as
 * two would both be cut.
 */
export const FirstNames = ({ resource, names, count, hasPages }: Props) => {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const listPath = useListPath();
  const searched = (name: string) =>
    `${listPath(resource)}?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;
  const rest = (named: number, where: string | undefined) =>
    (count ?? 0) > named && (
      <span className={`${look.rest} ${where}`}>
        {` ${translate('home.toDo.more', { smart_count: (count ?? 0) - named })}`}
      </span>
    );
  if (names.length === 0) return null;
  return (
    <div className={look.first}>
      {names.map(({ id, name }, place) => {
        const path = hasPages ? recordPath(resource, id ?? 0) : searched(name);
        const where = place > 0 ? look.wide : undefined;
        return (
          <Fragment key={id}>
            {place > 0 && <span className={`${look.rest} ${look.wide}`}>, </span>}
            {path === null ? (
              <span className={where}>{name}</span>
            ) : (
              <RouterLink className={where} to={path}>
                {name}
              </RouterLink>
            )}
          </Fragment>
        );
      })}
      {rest(names.length, look.wide)}
      {rest(1, look.narrow)}
    </div>
  );
};
