import { type ComponentType, createContext, use } from 'react';
import type { OptionsOf, RowsLook, ValueOf } from '../../schemas';
import type { InputProps, ShowProps } from './KindView';

type Rows = ValueOf<'rows'>;
export type DrawnShowProps = ShowProps<Rows, OptionsOf<'rows'>>;
export type DrawnInputProps = InputProps<Rows, OptionsOf<'rows'>>;

/** Rows with components of their own: as they are read, and as they are entered. */
export interface DrawnRows {
  readonly Show: ComponentType<DrawnShowProps>;
  readonly Input: ComponentType<DrawnInputProps>;
}

type Looks = Readonly<Record<RowsLook, DrawnRows>>;

/**
 * The hand-written looks of rows, given from the roof: they are built of views and not the other way round. Outside of
 * pages, as where two people's changes are compared, there are none, and rows are a table like others.
 */
export const RowLooksContext = createContext<Looks | null>(null);

/** The rows' own components here, if any. */
export const useDrawnRows = ({ drawnAs }: OptionsOf<'rows'>): DrawnRows | undefined => {
  const looks = use(RowLooksContext);
  return drawnAs && looks ? looks[drawnAs] : undefined;
};
