import usePagination from '@mui/material/usePagination';
import { useLocale, useTranslate } from 'react-admin';
import { shownNumber } from './format/numbers';
import buttons from './optimisations/button.module.css';
import look from './optimisations/pager.module.css';
import { useIsPhone } from './useIsPhone';

interface Paged {
  page: number;
  perPage: number;
  total?: number;
  data?: readonly unknown[];
  /** All rows are on one page. */
  unpaged?: boolean;
  filterValues?: Record<string, unknown>;
  /** Of the address, where pages are turned by it: `src/hydration/keptSteps.js` does so ahead of the app. */
  query?: string;
  setPage(page: number): void;
}

type Arrow = 'previous' | 'next';

/** Material's pictures of the ways to the pages before and after. */
const ARROWS: Readonly<Record<Arrow, string>> = {
  previous: 'M15.41 7.41 14 6l-6 6 6 6 1.41-1.41L10.83 12z',
  next: 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z',
};

interface PagesProps {
  pages: number;
  page: number;
  onPage(page: number): void;
  /** Somebody points at the way to a page. */
  onPoint?(page: number): void;
  query?: string;
}

const Pages = ({ pages, page, onPage, onPoint, query }: PagesProps) => {
  const translate = useTranslate();
  // A phone has one line.
  const siblingCount = useIsPhone() ? 0 : 1;
  const { items } = usePagination({ count: pages, page, siblingCount });
  const ways = (target: number) => ({
    type: 'button' as const,
    className: look.page,
    value: target,
    onClick: () => onPage(target),
    onPointerEnter: () => onPoint?.(target),
    onFocus: () => onPoint?.(target),
  });
  return (
    <nav aria-label={translate('views.pages.all')} data-query={query}>
      <ul className={look.pages}>
        {items.map(({ type, page: target, disabled, selected }) => (
          <li key={type === 'page' ? target : type}>
            {type === 'previous' || type === 'next' ? (
              <button
                {...ways(target ?? 1)}
                disabled={disabled}
                aria-label={translate(`views.pages.${type}`)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={ARROWS[type]} />
                </svg>
              </button>
            ) : type === 'page' && target !== null ? (
              <button
                {...ways(target)}
                aria-current={selected ? 'page' : undefined}
                aria-label={translate('views.pageNumber', { page: target })}
              >
                {target}
              </button>
            ) : (
              <span className={look.gap}>…</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface Props extends Pick<PagesProps, 'onPoint'> {
  list: Paged;
  /** Shows so many matches of a search, of which not all are shown. */
  onMore?(most: number): void;
}

/**
 * Which rows are on screen, and the way to the others. A search has one page; one that finds many begins with some of
 * its matches, and shows twice as many each time that more are requested.
 */
export const Pager = ({ list, onPoint, onMore }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { page, perPage, total = 0, data, query, setPage } = list;
  const isSearch = Boolean(list.unpaged || list.filterValues?.q);
  const pages = isSearch ? 1 : Math.ceil(total / perPage);
  if (!data || total === 0) return null;
  const from = isSearch ? 1 : (page - 1) * perPage + 1;
  const number = (value: number) => shownNumber(value, locale);
  const left = isSearch ? total - data.length : 0;
  return (
    <div className={look.pager}>
      <p className={look.range} role="status">
        {left > 0
          ? translate('views.matches', { shown: number(data.length), total: number(total) })
          : translate('views.range', {
              from: number(from),
              to: number(isSearch ? total : Math.min(page * perPage, total)),
              total: number(total),
            })}
      </p>
      {left > 0 && onMore && (
        <button type="button" className={buttons.text} onClick={() => onMore(data.length * 2)}>
          {translate('views.showMore', { count: number(Math.min(left, data.length)) })}
        </button>
      )}
      {pages > 1 && <Pages onPage={setPage} {...{ pages, page, onPoint, query }} />}
    </div>
  );
};
