import { areas, type MenuEntry } from 'virtual:resources';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '../../../dataProvider/session';
import { holderOf } from '../../routing/holder';
import { homePath, listPath, useCurrentLocale } from '../../routing/paths';
import { usePage } from '../../routing/usePage';
import { icons } from '../../ui/icons';

interface EntryProps {
  to: string;
  label: string;
  Icon: typeof SvgIcon;
  isActive: boolean;
  /** Only the picture is on screen. */
  isRail: boolean;
  onChoose?(): void;
}

const NamedInRail = ({
  isRail,
  name,
  children,
}: {
  isRail: boolean;
  name: string;
  children: ReactElement;
}) =>
  isRail ? (
    <Tooltip title={name} placement="right">
      {children}
    </Tooltip>
  ) : (
    children
  );

const Entry = ({ to, label, Icon, isActive, isRail, onChoose }: EntryProps) => {
  const entry = useRef<HTMLLIElement>(null);
  // The menu is longer than many screens: what is open is to be seen in it.
  useEffect(() => {
    if (isActive) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box component="li" ref={entry} sx={{ scrollMarginBlock: 96 }}>
      <NamedInRail isRail={isRail} name={label}>
        <ListItemButton
          component={Link}
          to={to}
          selected={isActive}
          aria-current={isActive ? 'page' : undefined}
          onClick={onChoose}
          sx={{
            gap: 1.5,
            minHeight: 36,
            px: 1.25,
            py: 0.5,
            mb: 0.25,
            borderRadius: 1,
            justifyContent: isRail ? 'center' : 'flex-start',
            color: isActive ? 'primary.main' : 'text.primary',
            typography: 'body2',
            fontWeight: isActive ? 'fontWeightBold' : 'fontWeightRegular',
            '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'action.selected' },
          }}
        >
          <Icon
            sx={{ fontSize: 20, flexShrink: 0, color: isActive ? 'inherit' : 'text.secondary' }}
          />
          {!isRail && <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{label}</Box>}
        </ListItemButton>
      </NamedInRail>
    </Box>
  );
};

const readable = (entries: readonly MenuEntry[]) =>
  areas
    .map((area) => ({
      area,
      known: entries.filter(
        (entry) => entry.area === area && !entry.hidden && isAllowed(entry.module, 'read'),
      ),
    }))
    .filter(({ known }) => known.length > 0);

const list = { m: 0, p: 0, listStyle: 'none' } as const;

interface AreaProps extends Pick<EntryProps, 'isRail' | 'onChoose'> {
  area: string;
  known: readonly MenuEntry[];
}

const heading = { px: 1.25, pt: 2, pb: 0.75, color: 'text.secondary' } as const;
/** Where only pictures are on screen, a line stands for the name. */
const line = {
  height: '1px',
  my: 1,
  overflow: 'hidden',
  bgcolor: 'divider',
  color: 'transparent',
} as const;

const AreaEntries = ({ area, known, isRail, onChoose }: AreaProps) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const page = usePage();
  const open = holderOf(page, locale)?.name;
  return (
    <Box component="section" aria-labelledby={`area-${area}`}>
      <Typography
        id={`area-${area}`}
        component="h2"
        variant="caption"
        sx={{ fontWeight: 'fontWeightBold', ...(isRail ? line : heading) }}
      >
        {translate(`areas.${area}`)}
      </Typography>
      <Box component="ul" sx={list}>
        {known.map((entry) => (
          <Entry
            key={entry.name}
            to={listPath(entry, locale)}
            label={entry.labels[locale].name.split(' |||| ').at(-1) ?? entry.name}
            Icon={icons[entry.icon ?? 'list']}
            isActive={entry.name === open}
            isRail={isRail}
            onChoose={onChoose}
          />
        ))}
      </Box>
    </Box>
  );
};

interface Props {
  /** All resources; those that the person may read are shown. */
  entries: readonly MenuEntry[];
  isRail?: boolean;
  onChoose?(): void;
}

/** The lists that the person may read, area by area. */
export const MenuEntries = ({ entries, isRail = false, onChoose }: Props) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const page = usePage();
  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu')}
      sx={{ flex: 1, overflowY: 'auto', px: 1.5, py: 1.5 }}
    >
      <Box component="ul" sx={list}>
        <Entry
          to={homePath(locale)}
          label={translate('shell.home')}
          Icon={HomeIcon}
          isActive={page.kind === 'home'}
          isRail={isRail}
          onChoose={onChoose}
        />
      </Box>
      {readable(entries).map(({ area, known }) => (
        <AreaEntries key={area} area={area} known={known} isRail={isRail} onChoose={onChoose} />
      ))}
    </Box>
  );
};
