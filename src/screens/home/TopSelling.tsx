import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import { numberFormat } from '../../ui/format/formatters';
import { Widget } from '../../ui/Widget';
import { fileAddress } from '../../uploads/uploadFiles';
import { ArticleRows } from './ArticleRows';
import look from './home.module.css';
import { useWidget } from './useWidget';

/** Where a product's pictures are read (`resources/webshop/products.ts`). */
const address = 'webshop/image/{org}/{id}/{value}';

/** The products that sell most, with how many were sold and how that compares to the best. */
export const TopSelling = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data = [], isPending, error, refetch } = useWidget('topSellingProducts');
  const most = Math.max(1, ...data.map(({ amount }) => amount ?? 0));
  return (
    <Widget
      title={translate('home.topSelling.title')}
      isLoading={isPending}
      error={error}
      onRetry={refetch}
    >
      <ArticleRows
        rows={data}
        before={(row) =>
          row.picture && isAllowed('webshop', 'read') ? (
            <img
              src={fileAddress(row.picture, { field: { address }, record: { id: row.id } })}
              alt=""
              loading="lazy"
              className={look.thumb}
            />
          ) : (
            <span className={look.thumb} />
          )
        }
        below={({ amount }) => (
          <Box className={look.share} aria-hidden="true">
            <span style={{ width: `${(100 * (amount ?? 0)) / most}%` }} />
          </Box>
        )}
        end={({ amount }) => (
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ minWidth: 80, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
          >
            {translate('home.topSelling.sold', {
              amount: numberFormat(locale, {}).format(amount ?? 0),
            })}
          </Typography>
        )}
      />
    </Widget>
  );
};
