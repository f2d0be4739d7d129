import type { SvgIconComponent } from '@mui/icons-material';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useBuilder, useSurroundings } from '../BuilderContext';

interface Props {
  name: 'undo' | 'redo';
  /** What it would do. */
  title: string;
  keys: string;
  Icon: SvgIconComponent;
  /** None where there is nothing to do. */
  onPress?: () => void;
}

const HistoryButton = ({ name, title, keys, Icon, onPress }: Props) => {
  const translate = useTranslate();
  return (
    <Tooltip title={title}>
      <span>
        <IconButton
          aria-label={translate(`documentBuilder.${name}`)}
          aria-keyshortcuts={keys}
          disabled={!onPress}
          onClick={onPress}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
};

/** Takes back what was done with the rows, and does it again. */
export const HistoryButtons = () => {
  const translate = useTranslate();
  const { store } = useSurroundings();
  const last = useBuilder(({ history }) => history.past.at(-1)?.act);
  const next = useBuilder(({ history }) => history.future[0]?.act);
  const titleOf = (way: 'undo' | 'redo', act: typeof last) =>
    act
      ? translate(`documentBuilder.${way}Named`, {
          act: translate(`documentBuilder.acts.${act}`),
        })
      : '';
  return (
    <>
      <HistoryButton
        name="undo"
        title={titleOf('undo', last)}
        keys="Control+Z"
        Icon={UndoIcon}
        onPress={last && store.undo}
      />
      <HistoryButton
        name="redo"
        title={titleOf('redo', next)}
        keys="Control+Shift+Z"
        Icon={RedoIcon}
        onPress={next && store.redo}
      />
    </>
  );
};
