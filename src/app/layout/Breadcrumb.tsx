import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { holderOf } from '../../routing/holder';
import { namesOf } from '../../routing/names';
import { useOpenPageTitle } from '../../routing/pageTitle';
import { listPath, useCurrentLocale } from '../../routing/paths';
import { usePage } from '../../routing/usePage';
import { FavouriteStar } from './FavouriteStar';

interface Step {
  text: string;
  to?: string;
}

const useSteps = (): readonly Step[] => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const page = usePage();
  const title = useOpenPageTitle();
  if (!('entry' in page)) return [];
  const { entry } = page;
  const { one, several } = namesOf(entry, locale);
  const area = { text: translate(`areas.${entry.area}`) };
  if (entry.single && page.kind === 'record')
    return entry.hidden ? [{ text: one }] : [area, { text: one }];
  if (page.kind === 'list' || (page.kind === 'page' && title === several))
    return [area, { text: several }];
  const to = listPath(entry, locale, page.params);
  const holder = holderOf(page, locale);
  const list = { text: holder && holder !== entry ? namesOf(holder, locale).one : several, to };
  return title === '' ? [area, list] : [area, list, { text: title }];
};

const separated = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& + &::before': { content: '"›"', mx: 0.75, color: 'text.disabled' },
} as const;

/** Where the open page stands: area, list, record. Takes its room also where it says nothing. */
export const Breadcrumb = () => {
  const translate = useTranslate();
  const steps = useSteps();
  return (
    <Box
      component="nav"
      aria-label={translate('shell.breadcrumb')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 24,
        mb: 0.5,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Box component="ol" sx={{ display: 'flex', minWidth: 0, m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ text, to }, index) => (
          <Box
            component="li"
            key={to ?? `${index} ${text}`}
            aria-current={index === steps.length - 1 && !to ? 'page' : undefined}
            sx={separated}
          >
            {to ? (
              <Link component={RouterLink} to={to} color="inherit">
                {text}
              </Link>
            ) : (
              text
            )}
          </Box>
        ))}
      </Box>
      <FavouriteStar />
    </Box>
  );
};
