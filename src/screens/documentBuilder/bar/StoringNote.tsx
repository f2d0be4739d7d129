import StoredIcon from '@mui/icons-material/CloudDoneOutlined';
import OpenIcon from '@mui/icons-material/CloudOffOutlined';
import BusyIcon from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from 'react-admin';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { DETAILS } from '../rows/details';
import type { BuilderState } from '../store/BuilderState';

const looks = {
  stored: { Icon: StoredIcon, color: 'success-main' },
  busy: { Icon: BusyIcon, color: 'text-secondary' },
  open: { Icon: OpenIcon, color: 'warning-main' },
} as const;

const wrongRows = ({ statuses }: BuilderState): number =>
  [...statuses].filter(([key, status]) => key !== DETAILS && status === 'wrong').length;

const areDetailsWrong = ({ statuses }: BuilderState): boolean => statuses.get(DETAILS) === 'wrong';

/** `busy` as long as everything may still go well. */
const phaseOf = (state: BuilderState): keyof typeof looks => {
  const { isStored, isBusy, failure, refusals } = state.storing;
  if (isStored) return 'stored';
  const isTroubled =
    failure !== null || refusals.size > 0 || wrongRows(state) > 0 || areDetailsWrong(state);
  return isBusy && !isTroubled ? 'busy' : 'open';
};

const TEXTS = 'documentBuilder.storing';

/** What waits until it is right, and the way to it. */
const Wrong = ({ text, onShow }: { text: string; onShow(): void }) => {
  const translate = useTranslate();
  return (
    <>
      {text}{' '}
      <Link
        component="button"
        type="button"
        color="primary"
        variant="body2"
        onClick={onShow}
        sx={{ verticalAlign: 'baseline', mr: 0.5 }}
      >
        {translate(`${TEXTS}.show`)}
      </Link>
    </>
  );
};

/**
 * Shows whether everything is stored.
 *
 * @param isShort the symbol alone as long as there is nothing to be done
 */
export const StoringNote = ({ isShort = false }: { isShort?: boolean }) => {
  const translate = useTranslate();
  const { store, unsent } = useSurroundings();
  const present = useBuilder(phaseOf);
  // What was typed on another visit isn't stored either, as long as nobody has decided about it.
  const phase = present === 'stored' && unsent.count > 0 ? 'open' : present;
  const changed = useBuilder(({ storing }) => storing.changes.length);
  const count = Math.max(changed + unsent.count, 1);
  const rows = useBuilder(wrongRows);
  const areWrong = useBuilder(areDetailsWrong);
  // The message below it already states so, with the cause.
  const isReported = useBuilder(
    ({ storing }) => storing.failure !== null || storing.refusals.size > 0,
  );
  const isQuiet = phase !== 'open' || isReported;
  const { Icon, color } = looks[phase];
  const showRow = () => {
    const [key] =
      [...store.get().statuses].find(
        ([candidate, status]) => candidate !== DETAILS && status === 'wrong',
      ) ?? [];
    if (key !== undefined) store.select(key, 'options');
  };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minWidth: 0,
        flexBasis: isShort && !isQuiet ? '100%' : undefined,
      }}
    >
      <Icon fontSize="small" style={{ color: `var(--mui-palette-${color})` }} />
      <Typography
        variant="body2"
        data-storing={phase}
        style={isShort && isQuiet ? visuallyHidden : undefined}
      >
        {!isReported && translate(`${TEXTS}.${phase}`, { smart_count: count })}
        {!isReported && (areWrong || rows > 0) && '. '}
        {areWrong && <Wrong text={translate(`${TEXTS}.wrongDetails`)} onShow={store.showDetails} />}
        {rows > 0 && (
          <Wrong text={translate(`${TEXTS}.wrong`, { smart_count: rows })} onShow={showRow} />
        )}
      </Typography>
    </Box>
  );
};
