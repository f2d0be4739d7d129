import { useLocale, useTranslate } from 'react-admin';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { shownNumber } from '../../ui/format/numbers';
import { Nothing } from '../../ui/Nothing';
import look from '../../ui/plain/values.module.css';
import { integer } from './integer';

const STEP = 1024;
const units = ['bytes', 'kb', 'mb', 'gb'] as const;

/** A size in the largest unit of which it has a whole one. */
const inUnit = (bytes: number) => {
  const power = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP));
  const place = Math.min(power, units.length - 1);
  return { unit: units[place], size: bytes / STEP ** place };
};

const FileSizeShow = ({ value, isCell }: ShowProps<number | null>) => {
  const translate = useTranslate();
  const locale = useLocale();
  if (value === null || !Number.isFinite(value)) return <Nothing isCell={isCell} />;
  const { unit, size } = inUnit(value);
  const text = shownNumber(size, locale, { maximumFractionDigits: 1 });
  return <span className={look.number}>{translate(`kinds.fileSize.${unit}`, { size: text })}</span>;
};

/** Entered, filtered and exported in bytes. */
export const fileSize: ViewOf<'fileSize'> = { ...integer, Show: FileSizeShow };
