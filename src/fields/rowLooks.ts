import { type ComponentType, createContext, use } from 'react';
import type { OptionsOf, RowsLook, ValueOf } from '../../schemas';
import type { InputProps, ShowProps } from './KindView';

type Rows = ValueOf<'rows'>;
export type DrawnShowProps = ShowProps<Rows, OptionsOf<'rows'>>;
export type DrawnInputProps = InputProps<Rows, OptionsOf<'rows'>>;

/** Rows that are drawn by hand: as they are read, and as they are entered. */
export interface DrawnRows {
  readonly Show: ComponentType<DrawnShowProps>;
  readonly Input: ComponentType<DrawnInputProps>;
}

type Looks = Readonly<Record<RowsLook, DrawnRows>>;

/** The hand-written looks of rows, given from the roof: they are built of views and not the other way round. */
export const RowLooksContext = createContext<Looks | null>(null);

/** How rows of a look are drawn. */
export const useDrawnRows = (look: RowsLook): DrawnRows => {
  const looks = use(RowLooksContext);
  if (!looks) throw new Error(`No looks of rows are known here, so "${look}" can't be drawn.`);
  return looks[look];
};
