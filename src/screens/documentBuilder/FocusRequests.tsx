import { useEffect } from 'react';
import { useBuilder, useSurroundings } from './BuilderContext';
import { focusTitle } from './bar/TitleInput';
import { focusRow } from './list/rowButton';

interface Props {
  /** Where the options are not on screen: they are opened, and take the focus. */
  openOptions: (() => void) | undefined;
  openDetails(): void;
}

/**
 * Puts the focus on the selected row when that is wished for, and brings it into view. It draws nothing:
 * what follows the selection must not make the builder be drawn again.
 */
export const FocusRequests = ({ openOptions, openDetails }: Props) => {
  const { store } = useSurroundings();
  const focusRequest = useBuilder((state) => state.focusRequest);
  // In an effect, so that what opens is rendered first.
  useEffect(() => {
    if (focusRequest?.part === 'options') openOptions?.();
    if (focusRequest?.part === 'details') {
      store.focused(focusRequest);
      if (!focusTitle()) openDetails();
    }
    if (focusRequest?.part !== 'row') return;
    store.focused(focusRequest);
    focusRow(store.get().selected);
  });
  const selected = useBuilder((state) => state.selected);
  useEffect(() => {
    if (selected !== null && focusRequest)
      document.getElementById(`builder-row-${selected}`)?.closest('li')?.scrollIntoView({
        block: 'nearest',
      });
  }, [selected, focusRequest]);
  return null;
};
