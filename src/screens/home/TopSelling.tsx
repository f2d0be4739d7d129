import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { f } from '../../../schemas';
import { Widget } from '../../ui/Widget';
import { ArticleRows } from './ArticleRows';
import { useWidget } from './useWidget';

const fields = { name: f.text(), amount: f.integer() };

/** The products that sell most, with how many were sold. */
export const TopSelling = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data = [], isPending, error, refetch } = useWidget('topSellingProducts', fields);
  return (
    <Widget
      title={translate('home.topSelling.title')}
      isLoading={isPending}
      error={error}
      onRetry={refetch}
    >
      <ArticleRows
        rows={data}
        end={({ amount }) => (
          <Typography variant="body2" color="text.secondary">
            {translate('home.topSelling.sold', { amount: (amount ?? 0).toLocaleString(locale) })}
          </Typography>
        )}
      />
    </Widget>
  );
};
