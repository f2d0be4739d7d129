import { useState } from 'react';

/** A page of what a search finds; another search starts at its first page. */
export const usePagedSearch = () => {
  const [page, setPage] = useState(1);
  const [q, setQ] = useState('');
  const search = (text: string) => {
    setQ(text);
    setPage(1);
  };
  return { page, setPage, q, search };
};
