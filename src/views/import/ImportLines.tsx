import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { TriedImport } from '../../../dataProvider/calls/imports';
import type { ImportLine, LineState } from '../../../schemas';
import { lineStates } from '../../../schemas/exchange/imports';
import { Pager } from '../../ui/Pager';
import { type Tone, ToneChip } from '../../ui/ToneChip';
import { useIsWide } from '../../ui/useIsWide';
import type { ColumnLabel } from './columnLabels';
import { useImportTexts } from './importTexts';

const PAGE = 50;

const tones: Readonly<Record<LineState, Tone>> = {
  new: 'success',
  changed: 'warning',
  unchanged: 'default',
  wrong: 'error',
};

type Shown = LineState | 'all';

interface FilterProps {
  shown: Shown;
  tried: TriedImport;
  onShow(shown: Shown): void;
}

const StateFilter = ({ shown, tried: { lines, counts }, onShow }: FilterProps) => {
  const { translate, stateName, number } = useImportTexts();
  const choices: readonly (readonly [Shown, number])[] = [
    ['all', lines.length],
    ...lineStates.map((state) => [state, counts[state]] as const),
  ];
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
      onChange={(_, next: Shown | null) => next !== null && onShow(next)}
      aria-label={translate('filter')}
      sx={{ flexWrap: 'wrap' }}
    >
      {choices.map(([state, count]) => (
        <ToggleButton
          key={state}
          value={state}
          disabled={count === 0}
          sx={{ textTransform: 'none' }}
        >
          {`${stateName(state)} (${number(count)})`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

interface ReasonsProps {
  line: ImportLine;
  names: readonly string[];
  labelOf: ColumnLabel;
}

/** Why a line is refused, where the cells that it is about are out of sight. */
const Reasons = ({ line: { problems }, names, labelOf }: ReasonsProps) =>
  names.map(
    (name) =>
      problems[name] !== undefined && (
        <Typography key={name} variant="caption" color="error" component="p" sx={{ minWidth: 180 }}>
          {`${labelOf(name)}: ${problems[name]}`}
        </Typography>
      ),
  );

/** By what the record of a line without an id was found. */
const Match = ({ line: { match }, labelOf }: Pick<ReasonsProps, 'line' | 'labelOf'>) => {
  const { translate } = useImportTexts();
  if (!match) return null;
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {match.by === undefined
        ? translate('matchedWhole', { id: String(match.id) })
        : translate('matched', { id: String(match.id), column: labelOf(match.by) })}
    </Typography>
  );
};

interface CellProps {
  name: string;
  line: ImportLine;
  /** The reason stands elsewhere. */
  isBare: boolean;
}

/** A cell of the file: what it replaces, and what is wrong with it. */
const LineCell = ({ name, line: { texts, before, problems }, isBare }: CellProps) => {
  const { translate } = useImportTexts();
  const nothing = translate('nothing');
  const was = before[name];
  const problem = problems[name];
  const now = texts[name] ?? '';
  return (
    <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 96, whiteSpace: 'pre-wrap' }}>
      {was !== undefined && (
        <>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {was || nothing}
          </Box>
          {' → '}
        </>
      )}
      {was === undefined ? now : <strong>{now || nothing}</strong>}
      {problem !== undefined && !isBare && (
        <Typography variant="caption" color="error" component="p">
          {problem}
        </Typography>
      )}
    </TableCell>
  );
};

/** The columns in which a line has a value. */
const reportedColumns = ({ texts, before, problems }: ImportLine): readonly string[] => [
  ...Object.keys(texts).filter((name) => texts[name] !== ''),
  ...Object.keys({ ...before, ...problems }),
];

interface Props {
  tried: TriedImport;
  /** The columns that there may be, in their order. */
  columns: readonly string[];
  labelOf: ColumnLabel;
}

/** What a file would do, line by line, narrowed to the lines of one state. */
export const ImportLines = ({ tried, columns, labelOf }: Props) => {
  const { translate, stateName } = useImportTexts();
  const { lines, counts } = tried;
  const isWide = useIsWide();
  const [shown, setShown] = useState<Shown>(counts.wrong > 0 ? 'wrong' : 'all');
  const [page, setPage] = useState(1);
  const those = shown === 'all' ? lines : lines.filter(({ state }) => state === shown);
  const data = those.slice((page - 1) * PAGE, page * PAGE);
  const reported = new Set(data.flatMap(reportedColumns));
  const names = columns.filter((name) => reported.has(name));
  const show = (next: Shown) => {
    setShown(next);
    setPage(1);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <StateFilter shown={shown} tried={tried} onShow={show} />
      {/* It scrolls, so the keyboard must reach it. */}
      <TableContainer tabIndex={0} sx={{ maxHeight: '50vh' }}>
        <Table size="small" stickyHeader aria-label={translate('lines')}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{translate('line')}</TableCell>
              <TableCell>{translate('state')}</TableCell>
              {names.map((name) => (
                <TableCell key={name}>{labelOf(name)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((line) => (
              <TableRow key={line.line}>
                <TableCell align="right">{line.line}</TableCell>
                <TableCell>
                  <ToneChip tone={tones[line.state]} label={stateName(line.state)} />
                  <Match line={line} labelOf={labelOf} />
                  {!isWide && <Reasons line={line} names={names} labelOf={labelOf} />}
                </TableCell>
                {names.map((name) => (
                  <LineCell key={name} name={name} line={line} isBare={!isWide} />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Pager list={{ page, perPage: PAGE, total: those.length, data, setPage }} />
    </Box>
  );
};
