import { useLocale, useTranslate } from 'react-admin';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import look from '../../ui/optimisations/values.module.css';
import { sizeInUnit } from '../../uploads/sizeText';
import { integer } from './integer';

const FileSizeShow = ({ value, isCell }: ShowProps<number | null>) => {
  const translate = useTranslate();
  const locale = useLocale();
  if (value === null || !Number.isFinite(value)) return <Nothing isCell={isCell} />;
  return <span className={look.number}>{sizeInUnit(value, translate, locale)}</span>;
};

/** Entered, filtered and exported in bytes. */
export const fileSize: ViewOf<'fileSize'> = { ...integer, Show: FileSizeShow };
