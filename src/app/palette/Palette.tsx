import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Session } from '../../../dataProvider/session';
import { useMarked } from '../../ui/choices/useMarked';
import { useIsPhone } from '../../ui/useIsPhone';
import type { PaletteGroup, PaletteItem } from './PaletteItem';
import { optionId, PaletteList } from './PaletteList';
import { takeTyped } from './typedAhead';
import { usePaletteGroups } from './usePaletteGroups';

interface Props {
  session: Session;
  onClose(): void;
  onKeys(): void;
}

interface Modifiers {
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Goes to a place or does what is chosen; with Ctrl or Cmd a place opens in another tab, and the palette stays. */
const useChoose = (onClose: () => void) => {
  const navigate = useNavigate();
  return (item: PaletteItem | undefined, { ctrlKey, metaKey }: Modifiers) => {
    if (!item) return;
    if (item.to !== undefined && (ctrlKey || metaKey)) {
      window.open(item.to, '_blank', 'noopener');
      return;
    }
    onClose();
    if (item.to === undefined) item.run?.();
    else navigate(item.to);
  };
};

/** How much there is, whether it is shown or not. */
const countOf = (groups: readonly PaletteGroup[]): number =>
  groups.reduce((sum, { items, total = items.length }) => sum + total, 0);

interface SearchProps {
  typed: string;
  onType(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
  /** There is something to choose. */
  isOpen: boolean;
  listId: string;
  /** The id of the option that the keyboard stands on. */
  marked: string | undefined;
  onClose(): void;
}

/** What is typed, over the options that it finds. */
const SearchLine = ({ typed, onType, onKeyDown, isOpen, listId, marked, onClose }: SearchProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <SearchIcon fontSize="small" color="action" />
      <InputBase
        autoFocus
        fullWidth
        value={typed}
        placeholder={translate('palette.search')}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        sx={{ fontSize: '1rem' }}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': translate('palette.search'),
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-activedescendant': marked,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <IconButton aria-label={translate('views.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

interface CountProps {
  groups: readonly PaletteGroup[];
  typed: string;
  isFetching: boolean;
}

/** How much is found, or that nothing is. */
const Count = ({ groups, typed, isFetching }: CountProps) => {
  const translate = useTranslate();
  const count = countOf(groups);
  return (
    <Typography
      role="status"
      variant="caption"
      color="text.secondary"
      sx={{ px: 2.5, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {count > 0
        ? translate('palette.count', { smart_count: count })
        : !isFetching && translate('palette.none', { text: typed.trim() })}
    </Typography>
  );
};

/** Everything there is to open or to do, found by typing. */
export const Palette = ({ session, onClose, onKeys }: Props) => {
  const translate = useTranslate();
  const isNarrow = useIsPhone();
  const listId = useId();
  const [typed, setTyped] = useState('');
  useEffect(() => takeTyped(setTyped), []);
  const { groups, isFetching } = usePaletteGroups(session, typed, onKeys);
  const items = groups.flatMap((group) => group.items);
  const { marked, setMarked, onStepKey } = useMarked(items);
  const choose = useChoose(onClose);

  const onKeyDown = (event: KeyboardEvent) => {
    onStepKey(event);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    choose(marked, event);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      onClose={onClose}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': translate('palette.title'),
          sx: { mt: { sm: '10vh' }, maxHeight: { sm: '70vh' } },
        },
      }}
    >
      <SearchLine
        typed={typed}
        onType={(text) => {
          setTyped(text);
          setMarked(undefined);
        }}
        onKeyDown={onKeyDown}
        isOpen={items.length > 0}
        listId={listId}
        marked={marked && optionId(listId, marked.id)}
        onClose={onClose}
      />
      <Box sx={{ height: 2, flexShrink: 0 }}>
        {isFetching && <LinearProgress aria-hidden sx={{ height: 2 }} />}
      </Box>
      <PaletteList
        id={listId}
        label={translate('palette.title')}
        groups={groups}
        marked={marked?.id}
        isBusy={isFetching}
        onMark={setMarked}
        onChoose={choose}
      />
      <Count groups={groups} typed={typed} isFetching={isFetching} />
    </Dialog>
  );
};
