import type { ReactNode } from 'react';

/** By what a row is put in another place; nothing where rows have no order. */
export interface RowPlace {
  handle?: ReactNode;
  tools?: ReactNode;
}
