import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { sizeText } from './sizeText';

/** Writes sizes of files in the current language. */
export const useSizeText = (): ((bytes: number) => string) => {
  const translate = useTranslate();
  const locale = useLocale();
  return useCallback((bytes) => sizeText(bytes, translate, locale), [translate, locale]);
};
