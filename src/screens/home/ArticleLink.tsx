import Link from '@mui/material/Link';
import { useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router';

export interface Article {
  id: number;
  name: string;
}

/** The name of an article, leading to its product in the web shop. */
export const ArticleLink = ({ id, name }: Article) => {
  const locale = useLocale();
  return (
    <Link
      component={RouterLink}
      to={`/${locale}/dashboard/webshop/products/${id}`}
      underline="hover"
    >
      {name}
    </Link>
  );
};
