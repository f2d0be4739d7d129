import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import type { Limits } from '../../schemas/kinds/upload';
import { dropLimits, limitsText } from './uploadFiles';

interface Options {
  /** Which files are taken; those of pictures unless given. */
  limits: Partial<Limits>;
  /** Several at a time. */
  takesSeveral?: boolean;
  isDisabled?: boolean;
  /** What is said of a file of another type or one that is too large, where the general words won't do. */
  refusalOf?(why: 'type' | 'size'): string | undefined;
  onFiles(files: readonly File[]): void;
}

const TOO_LARGE = 'file-too-large';
const OTHER_TYPE = 'file-invalid-type';

/**
 * A place where files are dropped, or chosen with `open`.
 *
 * @returns beside the zone: `limits`, which files are taken, for people; `refused`, why the last ones weren't
 */
export const useFileDrop = ({ limits: spec, onFiles, ...options }: Options) => {
  const { takesSeveral = false, isDisabled = false, refusalOf } = options;
  const translate = useTranslate();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const limits = limitsText(spec, translate, useLocale());
  const reasonOf = (code: string): string =>
    (code === TOO_LARGE ? refusalOf?.('size') : undefined) ??
    (code === OTHER_TYPE ? refusalOf?.('type') : undefined) ??
    translate(`kinds.upload.refused.${code}`, { limits });
  const zone = useDropzone({
    ...dropLimits(spec),
    multiple: takesSeveral,
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled,
    onDrop: (files, rejections) => {
      const reasons = rejections.map(({ file, errors }) => {
        const reason = reasonOf(errors[0]?.code ?? OTHER_TYPE);
        return takesSeveral ? `${file.name}: ${reason}` : reason;
      });
      // Several that were dropped where one is taken are refused for one reason.
      setRefused([...new Set(reasons)]);
      if (files.length > 0) onFiles(files);
    },
  });
  return { ...zone, limits, refused };
};
