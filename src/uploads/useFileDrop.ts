import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import { type Limits, limitsOf } from '../../schemas/kinds/upload';
import { dropLimits, limitsText } from './uploadFiles';

interface Options {
  /** Which files are taken; those of pictures unless given. */
  limits: Partial<Limits>;
  /** Several at a time. */
  takesSeveral?: boolean;
  isDisabled?: boolean;
  /** The message for a file of another type or one that is too large, where the general words won't do. */
  refusalOf?(why: 'type' | 'size'): string | undefined;
  onFiles(files: readonly File[]): void;
}

const TOO_LARGE = 'file-too-large';
const OTHER_TYPE = 'file-invalid-type';

/**
 * Why a file isn't taken, in the words of what they are dropped with.
 */
const refusalIn = ({ type, size }: File, limits: Partial<Limits>): string | undefined => {
  const { accept, maxBytes } = limitsOf(limits);
  if (!accept.some((taken) => taken === type)) return OTHER_TYPE;
  return size > maxBytes ? TOO_LARGE : undefined;
};

/**
 * A place where files are dropped, or chosen with `open`.
 *
 * @returns beside the zone: `limits`, which files are taken, for people; `refused`, why the last ones weren't; `take`,
 * which takes files from elsewhere as if they had been dropped
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
  const report = (rejected: readonly { name: string; code: string }[]): void => {
    const reasons = rejected.map(({ name, code }) =>
      takesSeveral ? `${name}: ${reasonOf(code)}` : reasonOf(code),
    );
    // Several that were dropped where one is taken are refused for one reason.
    setRefused([...new Set(reasons)]);
  };
  const take = (files: readonly File[]): void => {
    const rejected = files.flatMap((file) => {
      const code = refusalIn(file, spec);
      return code ? [{ name: file.name, code }] : [];
    });
    report(rejected);
    const taken = files.filter((file) => !refusalIn(file, spec));
    if (taken.length > 0) onFiles(taken);
  };
  const zone = useDropzone({
    ...dropLimits(spec),
    multiple: takesSeveral,
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled,
    onDrop: (files, rejections) => {
      report(
        rejections.map(({ file, errors }) => ({
          name: file.name,
          code: errors[0]?.code ?? OTHER_TYPE,
        })),
      );
      if (files.length > 0) onFiles(files);
    },
  });
  return { ...zone, limits, refused, take };
};
