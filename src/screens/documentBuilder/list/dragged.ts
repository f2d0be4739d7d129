import type { UniqueIdentifier } from '@dnd-kit/core';
import { type RowType, rowTypeOf } from '../../../../schemas/documents';

const PREFIX = 'new/';

/** The place behind the last row, while something is dragged. */
export const END = 'end';

/** What a type of the palette is called while it is dragged. */
export const newRowId = (code: number): string => `${PREFIX}${code}`;

/** The type of the palette that is dragged; `undefined` when it is a row. */
export const draggedType = (id: UniqueIdentifier): RowType | undefined =>
  typeof id === 'string' && id.startsWith(PREFIX)
    ? rowTypeOf(Number(id.slice(PREFIX.length)))
    : undefined;
