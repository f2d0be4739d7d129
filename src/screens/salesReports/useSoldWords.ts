import { useTranslate } from 'react-admin';
import type { DividedBy } from '../../../resources/webshop/shared/reportSums';
import type { LabelScope } from '../../fields/labels';
import { type SoldLine, soldColumns } from './reportTable';

/** What the lines of a report by what was sold are called, and its heads. */
export const useSoldWords = () => {
  const translate = useTranslate();
  return (by: DividedBy, labels: LabelScope) => ({
    heads: [
      labels.code('by', by),
      ...soldColumns.map((name) =>
        name === 'quantity' ? translate('salesReports.quantity') : labels.field(name),
      ),
    ],
    nameOf: ({ kind, name }: SoldLine): string => {
      if (kind === 'discount') return translate('salesReports.discount');
      return kind === 'none' ? translate(`salesReports.without.${by}`) : name;
    },
  });
};
