import type { OptionsOf } from '../../../schemas';
import { useViewOf } from '../../fields/registry';
import { TOUCH } from '../../ui/theme/touch';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { shownFields } from './shownFields';

type Rows = OptionsOf<'rows'>;

/** Beside each other in a line; rows of more are read and entered as cards. */
const MOST_COLUMNS = 5;

/**
 * A hook: whether rows stand in lines below the names of their columns, entered as well as read. Those with editors, other
 * rows or an order of their own need more room, and small screens have less.
 */
export const useIsLined = (rows: Rows): boolean => {
  const viewOf = useViewOf();
  const hasRoom = !useMediaQuery('(max-width: 899.95px)');
  const fields = Object.values(shownFields(rows));
  const isOrdered = rows.reorder || rows.numberedBy !== undefined;
  return (
    hasRoom &&
    !(rows.layout || rows.chosenFrom || isOrdered) &&
    fields.length <= MOST_COLUMNS &&
    !fields.some((field) => viewOf(field).isBlock)
  );
};

/** Lines as high as those of a table that is read. */
export const HEAD_LOOK = {
  minHeight: 36,
  alignItems: 'center',
  color: 'text.secondary',
  typography: 'caption',
  fontWeight: 500,
} as const;
export const LINE_LOOK = {
  minHeight: 40,
  py: '2px',
  alignItems: 'start',
  [TOUCH]: { minHeight: 48 },
} as const;

/** The columns of lines, and behind them that of the button that takes one away. */
export const columnsLook = (count: number) =>
  ({
    display: 'grid',
    columnGap: 1,
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr)) 34px`,
    [TOUCH]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr)) 44px` },
  }) as const;

/** A row that stands for a record, on one line, which is wrapped where there is no room. */
export const RECORD_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  px: 1,
  py: 0.5,
} as const;
export const TITLE_LOOK = { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' } as const;

/** Pixels between rows and what adds one. */
const GAP = 8;

/** What is kept free below rows that are read, where they are entered with a button that adds one. */
export const ADD_ROOM = { pb: `${GAP + 34}px`, [TOUCH]: { pb: `${GAP + 44}px` } } as const;

/** Pixels of a control below its label, and between two of them. */
const CHOOSER = 58;
const TOUCHED_CHOOSER = 66;
const BETWEEN = 12;

/** The height of what rows are chosen with, which stand below each other where there is little room. */
export const chooserRoom = (sources: number, hasRows: boolean) => {
  const above = hasRows ? GAP : 0;
  const stacked = (one: number) => `${above + sources * one + (sources - 1) * BETWEEN}px`;
  return {
    height: { xs: stacked(CHOOSER), md: `${above + CHOOSER}px` },
    [TOUCH]: { height: { xs: stacked(TOUCHED_CHOOSER), md: `${above + TOUCHED_CHOOSER}px` } },
  };
};
