import { useTranslate } from 'react-admin';
import type { DividedBy } from '../../../resources/webshop/shared/reportSums';
import type { LabelScope } from '../../fields/labels';
import { FigureLine, FigureTable } from './FigureTable';
import { soldColumns, soldTotal, soldValue } from './reportTable';
import type { Figures } from './useReport';
import { useSoldWords } from './useSoldWords';
import { useWritten } from './useWritten';

interface Props {
  title: string;
  by: DividedBy;
  figures: Figures;
  labels: LabelScope;
}

/** What was sold, by what that was. */
export const SoldTable = ({ title, by, figures, labels }: Props) => {
  const translate = useTranslate();
  const { cell } = useWritten();
  const { heads, nameOf } = useSoldWords()(by, labels);
  return (
    <FigureTable label={title} heads={heads}>
      {figures.sold.map((line) => (
        <FigureLine
          key={line.id}
          name={nameOf(line)}
          cells={soldColumns.map((name) => {
            const value = soldValue(line, name);
            return [name, cell(name, value), value] as const;
          })}
        />
      ))}
      <FigureLine
        isSum
        name={translate('salesReports.sum')}
        cells={soldColumns.map((name) => {
          const value = soldTotal(figures, name);
          return [name, cell(name, value), value] as const;
        })}
      />
    </FigureTable>
  );
};
