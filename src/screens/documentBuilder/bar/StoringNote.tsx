import StoredIcon from '@mui/icons-material/CloudDoneOutlined';
import OpenIcon from '@mui/icons-material/CloudOffOutlined';
import BusyIcon from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useBuilder, useSurroundings } from '../BuilderContext';
import type { BuilderState } from '../store/BuilderState';

const looks = {
  stored: { Icon: StoredIcon, color: 'success.main' },
  busy: { Icon: BusyIcon, color: 'text.secondary' },
  open: { Icon: OpenIcon, color: 'warning.main' },
} as const;

const wrongOf = ({ statuses }: BuilderState): number =>
  [...statuses.values()].filter((status) => status === 'wrong').length;

/** `busy` as long as everything may still go well. */
const phaseOf = (state: BuilderState): keyof typeof looks => {
  const { isStored, isBusy, failure, refusals } = state.storing;
  if (isStored) return 'stored';
  const isTroubled = failure !== null || refusals.size > 0 || wrongOf(state) > 0;
  return isBusy && !isTroubled ? 'busy' : 'open';
};

/** Tells whether everything is stored. */
export const StoringNote = () => {
  const translate = useTranslate();
  const { store } = useSurroundings();
  const phase = useBuilder(phaseOf);
  const count = useBuilder(({ storing }) => Math.max(storing.changes.length, 1));
  const wrong = useBuilder(wrongOf);
  // The message below it says so already, and why.
  const isTold = useBuilder(({ storing }) => storing.failure !== null || storing.refusals.size > 0);
  const { Icon, color } = looks[phase];
  const showWrong = () => {
    const [key] = [...store.get().statuses].find(([, status]) => status === 'wrong') ?? [];
    if (key !== undefined) store.select(key, 'options');
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <Icon fontSize="small" sx={{ color }} />
      <Typography variant="body2" data-storing={phase}>
        {!isTold && translate(`documentBuilder.storing.${phase}`, { smart_count: count })}
        {wrong > 0 && (
          <>
            {!isTold && '. '}
            {translate('documentBuilder.storing.wrong', { smart_count: wrong })}{' '}
            <Link
              component="button"
              type="button"
              variant="body2"
              onClick={showWrong}
              sx={{ verticalAlign: 'baseline' }}
            >
              {translate('documentBuilder.storing.show')}
            </Link>
          </>
        )}
      </Typography>
    </Box>
  );
};
