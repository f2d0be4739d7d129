import { areas, menu } from 'virtual:resources';
import Box, { type BoxProps } from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { isAllowed } from '../../../dataProvider/session';
import { namesOf } from '../../routing/names';
import { listPath, useCurrentLocale } from '../../routing/paths';
import { Part } from '../../ui/Part';
import { listLook } from './listLook';

/** The pages that the person may open, area by area: for who has no figures to begin with. */
export const Pages = ({ areaLook }: { areaLook: BoxProps['sx'] }) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const open = menu.filter(({ hidden, module }) => !hidden && isAllowed(module, 'read'));
  return areas
    .map((area) => ({ area, entries: open.filter((entry) => entry.area === area) }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ area, entries }) => (
      <Box key={area} sx={areaLook}>
        <Part title={translate(`areas.${area}`)} isFilling>
          <Box component="ul" sx={listLook}>
            {entries.map((entry) => (
              <li key={entry.name}>
                <Link component={RouterLink} to={listPath(entry, locale)} underline="hover">
                  {namesOf(entry, locale).several}
                </Link>
              </li>
            ))}
          </Box>
        </Part>
      </Box>
    ));
};
