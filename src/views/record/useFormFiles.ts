import { useEffect, useState, useSyncExternalStore } from 'react';
import { createFormFiles } from '../../uploads/formFiles';

/** The files of a record's form, as long as its page is open. */
export const useFormFiles = () => {
  const [files] = useState(createFormFiles);
  useEffect(() => files.open(), [files]);
  const isHolding = useSyncExternalStore(files.subscribe, files.isHolding);
  return { files, isHolding };
};
