import WaitingIcon from '@mui/icons-material/CloudUploadOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlined';
import WrongIcon from '@mui/icons-material/WarningAmberOutlined';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useBuilder } from '../BuilderContext';

const marks = {
  waiting: { Icon: WaitingIcon, color: 'action' },
  wrong: { Icon: WrongIcon, color: 'warning' },
  refused: { Icon: RefusedIcon, color: 'error' },
} as const;

/** Marks a row that isn't stored, with the cause. */
export const RowMark = ({ rowKey }: { rowKey: number }) => {
  const translate = useTranslate();
  const status = useBuilder(({ statuses }) => statuses.get(rowKey)) ?? 'stored';
  if (status === 'stored') return null;
  const { Icon, color } = marks[status];
  const text = translate(`documentBuilder.status.${status}`);
  return (
    <Tooltip title={text}>
      <Icon role="img" aria-hidden={undefined} aria-label={text} color={color} fontSize="small" />
    </Tooltip>
  );
};
