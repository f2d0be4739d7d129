import type { ScreenName } from '../../schemas';
import { useScreen } from './handWritten';
import { useStoredRecord } from './storedRecord';

/** A hand-written screen of the record around it. */
export const HandWritten = ({ screen }: { screen: ScreenName }) => {
  const Screen = useScreen(screen);
  return <Screen {...useStoredRecord()} />;
};
