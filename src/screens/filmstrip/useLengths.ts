import { useState } from 'react';
import { type Item, type RunningTime, runningTime } from './items';

/** What is learned of the lengths of videos while their first pictures are shown. */
export const useLengths = (items: readonly Item[], defDuration: number) => {
  const [lengths, setLengths] = useState<Readonly<Record<string, number>>>({});
  const time: RunningTime = runningTime(items, defDuration, lengths);
  return {
    time,
    lengthOf: ({ src }: Item): number | undefined => lengths[src],
    noteLength: ({ src }: Item, seconds: number) =>
      setLengths((known) => (known[src] === seconds ? known : { ...known, [src]: seconds })),
  };
};
