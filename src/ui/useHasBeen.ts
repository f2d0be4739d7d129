import { useState } from 'react';

/** Whether something has been so since this is drawn, however it is now. */
export const useHasBeen = (isSo: boolean): boolean => {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return hasBeen || isSo;
};
