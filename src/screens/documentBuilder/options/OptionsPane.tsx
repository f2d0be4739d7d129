import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DocumentRow, rowTypeOf } from '../../../../schemas/documents';
import { problemTexts } from '../../../documents/problemTexts';
import { RowOptionsForm } from '../../../documents/RowOptionsForm';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { focusRow } from '../list/rowButton';
import { rowIcons } from '../palette/rowIcons';
import { problemsOf } from '../rows/problems';
import { RowTrouble } from './RowTrouble';
import { useRefusal } from './useRefusal';

interface Props {
  /** It stands beside the rows, and not over them. */
  isBeside: boolean;
}

const FIRST =
  'input:not([type=hidden], :disabled, [type=radio]:not(:checked)), textarea:not(:disabled), [role=combobox], [contenteditable=true]';

/** Puts the focus on the first option when that is wished for. */
const useFirstOption = () => {
  const { store } = useSurroundings();
  const focusRequest = useBuilder((state) => state.focusRequest);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequest?.part !== 'options' || !pane.current) return;
    store.focused(focusRequest);
    (pane.current.querySelector<HTMLElement>(FIRST) ?? pane.current).focus();
  }, [focusRequest, store]);
  return pane;
};

/** The server names an option as a part of the row: `options.url`. */
const optionErrors = (errors: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name.replace(/^options\./, ''), message]),
  );

/** After so long a pause in typing a value is meant as it stands. */
const PAUSE_MS = 1_000;

/**
 * What is wrong with a row's options. While someone types, nothing is that wasn't before: an address is no
 * address until the end of it.
 *
 * @returns `settle` is called when a field is left
 */
const useProblems = (row: DocumentRow) => {
  const translate = useTranslate();
  const refusal = useRefusal(row.id);
  const [settled, setSettled] = useState(row);
  const isTyping = settled !== row;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setSettled(row), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [row, isTyping]);
  const problems = useMemo((): Readonly<Record<string, string>> => {
    const known = problemsOf(settled);
    const found = Object.entries(problemsOf(row)).filter(([name]) => name in known);
    return {
      ...optionErrors(refusal?.errors),
      ...problemTexts(Object.fromEntries(found), translate),
    };
  }, [row, settled, refusal, translate]);
  return { problems, isTyping, settle: () => setSettled(row) };
};

const Options = ({ row, isBeside }: Props & { row: DocumentRow }) => {
  const translate = useTranslate();
  const { store, isReadOnly, language } = useSurroundings();
  const place = useBuilder(({ keys }) => keys.indexOf(row.id) + 1);
  const total = useBuilder(({ keys }) => keys.length);
  const pane = useFirstOption();
  const { problems, isTyping, settle } = useProblems(row);
  const titleId = useId();
  const name = rowTypeOf(row.type)?.name ?? 'text';
  const Icon = rowIcons[name];
  return (
    <Box
      ref={pane}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      onBlur={() => {
        settle();
        store.leaveOption();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !isBeside) return;
        event.preventDefault();
        focusRow(row.id);
      }}
      sx={{
        display: 'grid',
        // Messages about the row may have wide buttons, which make nothing else wider.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        '&:focus': { outline: 'none' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon fontSize="small" style={{ color: 'var(--mui-palette-text-secondary)' }} />
        <Box>
          <Typography variant="subtitle2" component="h3" id={titleId}>
            {translate(`documents.types.${name}`)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('documentBuilder.options.of', { place, total })}
          </Typography>
        </Box>
      </Box>
      <RowOptionsForm
        row={row}
        onChange={(patch) => store.patch(row.id, patch)}
        problems={problems}
        isReadOnly={isReadOnly}
        language={language}
      />
      {/* Below, where it pushes nothing away from who is typing. */}
      <RowTrouble rowKey={row.id} isTyping={isTyping} />
    </Box>
  );
};

/** The options of the selected row. */
export const OptionsPane = ({ isBeside }: Props) => {
  const translate = useTranslate();
  const row = useBuilder(({ selected, byKey }) =>
    selected === null ? undefined : byKey.get(selected),
  );
  if (row) return <Options key={row.id} row={row} isBeside={isBeside} />;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('documentBuilder.options.none')}
    </Typography>
  );
};
