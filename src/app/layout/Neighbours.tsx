import type { MenuEntry } from 'virtual:resources';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { type ListedRows, leftPage, noteRows } from '../../routing/leftPages';
import { useListPath, useRecordPath } from '../../routing/paths';
import { useTakenOver } from '../../session/useTakenOver';
import { useKey } from '../../ui/keys/useKey';

interface Props {
  entry: MenuEntry;
  id: number;
}

type Step = 1 | -1;

/** The page of the list that a step leads to, where the rows on screen end. */
const pageAfter = ({ page, perPage, total, isWhole }: ListedRows, step: Step): number | null => {
  const next = page + step;
  return isWhole || next < 1 || next > Math.ceil(total / perPage) ? null : next;
};

/** Finds what stands beside a record in the list that one came from, over the borders of its pages. */
const useBeside = ({ entry, id }: Props) => {
  const provider = useDataProvider();
  const listPath = useListPath()(entry.name);
  const isTakenOver = useTakenOver();
  const rows = isTakenOver ? leftPage(listPath)?.rows : undefined;
  const at = rows?.ids.indexOf(id) ?? -1;
  const isThere = (step: Step): boolean =>
    rows !== undefined &&
    at >= 0 &&
    (rows.ids[at + step] !== undefined || pageAfter(rows, step) !== null);

  const find = async (step: Step): Promise<number | undefined> => {
    const known = rows?.ids[at + step];
    const page = rows && known === undefined ? pageAfter(rows, step) : null;
    if (!rows || page === null) return known;
    const { perPage, sort, filter, total } = rows;
    const pagination = { page, perPage };
    const { data, total: now = total } = await provider.getList(entry.name, {
      pagination,
      sort,
      filter,
    });
    const ids = data.map((record: { id: number }) => record.id);
    noteRows(listPath, { ...rows, ids, page, total: now });
    return ids.at(step === 1 ? 0 : -1);
  };
  return { isKnown: at >= 0, isThere, find };
};

/** Leads from a record to those before and after it, in the order of the list that one came from. */
export const Neighbours = (props: Props) => {
  const { entry } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const recordPath = useRecordPath();
  const [search] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const { isKnown, isThere, find } = useBeside(props);

  const go = async (step: Step) => {
    if (isBusy || !isThere(step)) return;
    setBusy(true);
    const id = await find(step).catch(() => undefined);
    setBusy(false);
    const path = id === undefined ? null : recordPath(entry.name, id);
    // The same tab of the next record: what is compared stays in view. What is drawn can be behind the address.
    if (path) navigate({ pathname: path, search: window.location.search }, { replace: true });
  };
  const isActive = isKnown && !search.has('edit');
  useKey('previous', () => go(-1), { isActive });
  useKey('next', () => go(1), { isActive });
  if (!isActive) return null;
  return (
    <Box sx={{ display: 'flex' }}>
      {([-1, 1] as const).map((step) => {
        const text = translate(step === 1 ? 'keys.of.next' : 'keys.of.previous');
        const Icon = step === 1 ? NextIcon : PreviousIcon;
        return (
          <IconButton
            key={step}
            aria-label={text}
            aria-keyshortcuts={step === 1 ? ']' : '['}
            title={`${text} ${step === 1 ? ']' : '['}`}
            aria-disabled={!isThere(step)}
            onClick={() => go(step)}
            sx={{
              // Where the list ends the focus stays.
              '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' },
            }}
          >
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
    </Box>
  );
};
