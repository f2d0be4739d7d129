import type { ReactNode } from 'react';
import { MoveButtons } from '../../ui/reorder/MoveButtons';
import { Reorderable } from '../../ui/reorder/Reorderable';
import { ReorderableItem } from '../../ui/reorder/ReorderableItem';
import type { RowPlace } from './RowPlace';

interface Props {
  /** Keys that stay with their rows. */
  keys: readonly number[];
  nameOf(index: number): string;
  isDisabled?: boolean;
  onMove(from: number, to: number): void;
  children(index: number, place: RowPlace): ReactNode;
}

/** Rows that are put in order: dragged by their handles, or moved by buttons. */
export const ReorderableFieldRows = ({ keys, nameOf, isDisabled, onMove, children }: Props) => {
  const rows = keys.map((key, index) => ({ id: key + 1, index }));
  return (
    <Reorderable rows={rows} nameOf={({ index }) => nameOf(index)} onMove={onMove}>
      {rows.map(({ id, index }) => (
        <ReorderableItem key={id} id={id} name={nameOf(index)} isDisabled={isDisabled}>
          {(handle) =>
            children(index, {
              handle,
              tools: (
                <MoveButtons
                  name={nameOf(index)}
                  isFirst={index === 0}
                  isLast={index === rows.length - 1}
                  isBusy={isDisabled}
                  onMove={(by) => onMove(index, index + by)}
                />
              ),
            })
          }
        </ReorderableItem>
      ))}
    </Reorderable>
  );
};
