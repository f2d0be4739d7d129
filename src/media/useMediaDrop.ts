import { useDropzone } from 'react-dropzone';
import { isAllowed } from '../../dataProvider/session';

/** A place where files can be dropped, or chosen with `open`; it takes none from who may not add any. */
export const useMediaDrop = (onFiles: (files: File[]) => void) =>
  useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: !isAllowed('media', 'create'),
    onDrop: (files) => {
      if (files.length > 0) onFiles(files);
    },
  });
