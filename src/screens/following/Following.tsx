import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useLabels } from '../../fields/labels';
import { usePageTitle } from '../../routing/pageTitle';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { PageHead } from '../../ui/PageHead';
import { Line, LineList } from '../../ui/rows/LineList';
import {
  type Followed,
  useFollowed,
  useFollowedPath,
  useFollowedText,
} from '../../views/follows/useFollowed';
import type { PageProps } from '../../views/screenContexts';
import { useChangeFollows } from './useChangeFollows';

interface MailProps {
  isOn: boolean;
  isBusy: boolean;
  onChange(isOn: boolean): void;
}

/** Whether what changed is mailed once a day. */
const MailSwitch = ({ isOn, isBusy, onChange }: MailProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        label={translate('follows.mail')}
        control={
          <Switch
            checked={isOn}
            onChange={(_, next) => !isBusy && onChange(next)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ mt: 0 }}>
        {translate('follows.mailHelp')}
      </FormHelperText>
    </Box>
  );
};

interface ListProps {
  all: readonly Followed[];
  isBusy: boolean;
  onStop(one: Followed): void;
}

const Lines = ({ all, isBusy, onStop }: ListProps) => {
  const translate = useTranslate();
  const path = useFollowedPath();
  const textOf = useFollowedText();
  return (
    <LineList label={translate('follows.list')}>
      {all.map((one) => (
        <Line
          key={one.id}
          name={
            <Link component={RouterLink} to={path.of(one)} underline="hover">
              {one.name}
            </Link>
          }
          text={textOf(one)}
        >
          <Button
            size="small"
            disabled={isBusy}
            aria-label={translate('follows.stopNamed', { name: one.name })}
            onClick={() => onStop(one)}
          >
            {translate('follows.stop')}
          </Button>
        </Line>
      ))}
    </LineList>
  );
};

/** All that the person follows, what others changed of it, and whether it is mailed. */
const Following = ({ definition }: PageProps) => {
  const translate = useTranslate();
  const title = useLabels(definition.name).several();
  usePageTitle(title);
  const { data, error, refetch } = useFollowed();
  const { isBusy, stop, seeAll, setDaily } = useChangeFollows(definition);
  if (error && !data) return <FailedToLoad error={error} onRetry={() => refetch()} />;
  if (!data) return <TabSkeleton />;
  const { rows, parts } = data;
  return (
    <>
      <PageHead title={title}>
        {(parts.changes ?? 0) > 0 && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void seeAll()}>
            {translate('follows.seen')}
          </Button>
        )}
      </PageHead>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        {rows.length === 0 ? (
          <Typography color="text.secondary">{translate('follows.none')}</Typography>
        ) : (
          <Lines all={rows} isBusy={isBusy} onStop={(one) => void stop(one)} />
        )}
        <MailSwitch isOn={parts.isDaily} isBusy={isBusy} onChange={(isOn) => void setDaily(isOn)} />
      </Box>
    </>
  );
};

export default Following;
