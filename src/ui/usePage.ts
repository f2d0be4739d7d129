import { useState } from 'react';

/**
 * A page at a time of rows that are all here.
 *
 * @returns the number of the page, its rows, and the place of its first row among all
 */
export const usePage = <Row>(rows: readonly Row[], perPage: number) => {
  const [wanted, setPage] = useState(1);
  // Rows may have gone since the page was turned.
  const page = Math.max(1, Math.min(wanted, Math.ceil(rows.length / perPage)));
  const first = (page - 1) * perPage;
  return { page, perPage, first, shown: rows.slice(first, first + perPage), setPage };
};
