import { type ReactNode, useEffect, useRef } from 'react';
import type { InputProps } from '../fields/KindView';
import { standsIn } from '../ui/focus/standsIn';
import { Skeleton } from '../ui/optimisations/Skeleton';
import look from './place.module.css';

/** What a place shows of the input that is to stand there, and what gets the focus that it is to have. */
export type Kept = Partial<
  Pick<InputProps<unknown>, 'label' | 'help' | 'isLabelHidden' | 'inputRef'>
>;

interface Props extends Kept {
  height?: number | string;
  /** What is as high as the input, and isn't seen. */
  room?: ReactNode;
}

/**
 * Keeps the place of an input that is on its way, one line below its label where no height is given; the focus that it
 * is to have meanwhile is handed to it once it is there.
 */
export const InputPlace = ({ height, label, help, isLabelHidden, inputRef, room }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The place itself goes when the part comes.
    const around = place.current?.parentElement;
    inputRef?.({
      focus: () =>
        void import('../ui/focus/firstField').then(({ focusFirstField }) =>
          focusFirstField(around),
        ),
    });
  }, [inputRef]);
  return (
    <div ref={place} className={look.place} {...standsIn}>
      {label && !isLabelHidden && <b>{label}</b>}
      <Skeleton variant="rounded" height={height} />
      {room && <div className={look.room}>{room}</div>}
      {help && <p>{help}</p>}
    </div>
  );
};
