import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useRecordPath } from '../../routing/paths';

export interface Article {
  id: number;
  name: string;
}

/** The name of an article, leading to its product in the web shop for those who may read that. */
export const ArticleLink = ({ id, name }: Article) => {
  const path = useRecordPath()('products', id);
  if (path === null) return name;
  return (
    <Link component={RouterLink} to={path} underline="hover" color="inherit" fontWeight={500}>
      {name}
    </Link>
  );
};
