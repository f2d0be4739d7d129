import type { ScreenName } from '../../schemas';
import { useScreen } from './screenContexts';
import { useStoredRecord } from './storedRecord';

/** A hand-written screen of the record around it. */
export const RecordScreen = ({ screen }: { screen: ScreenName }) => {
  const Screen = useScreen(screen);
  return <Screen {...useStoredRecord()} />;
};
