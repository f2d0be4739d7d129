import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/**
 * Draws so many of a list's rows at first, and as many again each time that more are requested.
 *
 * @returns how many are drawn, and the rest by the number of all
 */
export const useShowMore = (step: number) => {
  const [limit, setLimit] = useState(step);
  return {
    limit,
    more: (total: number) => ({ left: total - limit, onMore: () => setLimit(limit + step) }),
  };
};

interface Props {
  /** How many aren't drawn yet. */
  left: number;
  onMore(): void;
}

/** The button below rows of which not all are drawn. */
export const ShowMore = ({ left, onMore }: Props) => {
  const translate = useTranslate();
  if (left <= 0) return null;
  return (
    <Button size="small" onClick={onMore} sx={{ mt: 1 }}>
      {translate('views.showMore', { count: left })}
    </Button>
  );
};
