import { useEffect, useState } from 'react';
import { useExternal } from '../../ui/useExternal';
import { createFormFiles } from '../../uploads/formFiles';

/** The files of a record's form, as long as its page is open. */
export const useFormFiles = () => {
  const [files] = useState(createFormFiles);
  useEffect(() => files.open(), [files]);
  const isHolding = useExternal(files.subscribe, files.isHolding);
  return { files, isHolding };
};
