import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { withoutEnds } from '../../../schemas';
import { type MediaTypeName, mediaTypes } from '../../../schemas/media/mediaTypes';

export const typeNames = Object.keys(mediaTypes) as readonly MediaTypeName[];

/** The address of another kind; folder, search and order stay, the page doesn't. */
export const useAddressOf = () => {
  const { pathname, search } = useLocation();
  return (of: MediaTypeName) => {
    const query = new URLSearchParams(search);
    query.delete('page');
    const above = withoutEnds(pathname, '/').split('/').slice(0, -1);
    return { pathname: ['', ...above, of].join('/'), search: query.toString() };
  };
};

/** The kinds of files, each at an address of its own. */
export const TypeTabs = ({ of }: { of: MediaTypeName }) => {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  return (
    <Tabs
      value={of}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate('media.typeTabs')}
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {typeNames.map((name) => (
        <Tab
          key={name}
          value={name}
          label={translate(`media.types.${name}`)}
          component={Link}
          to={addressOf(name)}
        />
      ))}
    </Tabs>
  );
};
