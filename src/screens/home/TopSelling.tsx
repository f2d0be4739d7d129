import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Article } from './ArticleLink';
import { ArticleRows } from './ArticleRows';
import { useWidget } from './useWidget';
import { Widget } from './Widget';

/** The products that sell most, with how many were sold. */
export const TopSelling = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useWidget<Article & { amount: number }>('topSellingProducts');
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
            {translate('home.topSelling.sold', { amount: amount.toLocaleString(locale) })}
          </Typography>
        )}
      />
    </Widget>
  );
};
