import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { priceSheet as en } from '../../../i18n/en/screens/priceSheet';
import { priceSheet as nl } from '../../../i18n/nl/screens/priceSheet';
import { sheetHtml } from '../../../resources/signage/shared/pricesheets/sheetHtml';
import { cleanTextWith } from '../../../schemas/html/allowedHtml';
import { useTakenOver } from '../../session/useTakenOver';
import { useTexts } from '../../ui/useTexts';
import { LivePage } from '../../views/livePage/LivePage';
import { nameOfPage } from '../../views/livePage/nameOfPage';
import type { PictureProps } from '../../views/screenContexts';
import { useCategories } from './useCategories';

const textIn = (record: PictureProps['record'], name: string): string => String(record[name] ?? '');

const idsIn = ({ categories }: PictureProps['record']): readonly number[] =>
  Array.isArray(categories) ? categories.map(Number) : [];

/** A price sheet as a kiosk will show it, as the form has it now, with the products and prices that there are. */
const PriceSheet = ({ definition, record, isBare, isPast }: PictureProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const texts = useTexts({ en, nl });
  const ids = idsIn(record);
  const { categories, isRefused } = useCategories(ids);
  const name = textIn(record, 'name');
  const template = textIn(record, 'templateHtmlContent');
  // Cleaned by a browser's own parser.
  const isTakenOver = useTakenOver();
  const html = useMemo(
    () => (isTakenOver ? cleanTextWith(DOMPurify, template, sheetHtml) : ''),
    [isTakenOver, template],
  );
  const page = {
    html,
    css: textIn(record, 'templateCssContent'),
    javascript: textIn(record, 'templateJavaScript'),
    data: { priceSheet: { name, categories } },
    language,
  };
  return (
    <LivePage
      name={nameOfPage(definition, record, isPast)}
      title={name || translate('views.picture')}
      page={page}
      isBare={isBare}
    >
      {ids.length === 0 && texts.noCategories} {isRefused && texts.refused} {texts.caption}
    </LivePage>
  );
};

export default PriceSheet;
