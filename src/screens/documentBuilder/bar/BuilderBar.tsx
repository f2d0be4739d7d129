import AddIcon from '@mui/icons-material/Add';
import DetailsIcon from '@mui/icons-material/TuneOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FieldScope } from '../../../fields/FieldScope';
import { FieldShow } from '../../../fields/FieldShow';
import { fieldsOf } from '../../../fields/fields';
import { useLabels } from '../../../fields/labels';
import { TOP_BAR_HEIGHT } from '../../../ui/topBar';
import { RecordActions } from '../../../views/actions/RowActions';
import type { ScreenProps } from '../../../views/screenContexts';
import { useSurroundings } from '../BuilderContext';
import { HistoryButtons } from './HistoryButtons';
import { NotStored } from './NotStored';
import { StoringNote } from './StoringNote';
import { TitleInput } from './TitleInput';

interface Props extends ScreenProps {
  /** Where the palette is not on screen all the time. */
  onOpenPalette?: (() => void) | undefined;
  /** There is room for symbols only. */
  isNarrow: boolean;
  onPreview(): void;
  onDetails(): void;
}

/** Publishes the bar's height, so that what sticks below it does. */
const useBarHeight = () => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const measure = () =>
      current.parentElement?.style.setProperty('--bar-height', `${current.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return bar;
};

/** Which version of the document it is, and how it stands. */
const Version = ({ definition, record }: ScreenProps) => {
  const labels = useLabels(definition.name);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 1 }}>
      <FieldScope
        fields={fieldsOf(definition)}
        labelScope={labels}
        resource={definition.name}
        record={record}
      >
        <FieldShow name="state" />
      </FieldScope>
      <Typography variant="body2" color="text.secondary" noWrap>
        {labels.field('version')} {Number(record.version)}
      </Typography>
    </Box>
  );
};

/** Symbols alone where there is no room for words. */
const BarButton = ({
  text,
  icon,
  isNarrow,
  onClick,
}: {
  text: string;
  icon: ReactNode;
  isNarrow: boolean;
  onClick(): void;
}) =>
  isNarrow ? (
    <Tooltip title={text}>
      <IconButton aria-label={text} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  ) : (
    <Button size="small" startIcon={icon} onClick={onClick}>
      {text}
    </Button>
  );

const lineLook = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

/** Six symbols and the words of an action, side by side at 390 pixels. */
const closeLook = {
  columnGap: 0,
  '& .MuiIconButton-root': { width: 38, minWidth: 38 },
  '& button[data-tone]': { minWidth: 0, px: 0.75 },
  '& button[data-tone]:not([data-action="copy"]) svg': { display: 'none' },
  '& button[data-action="copy"]': { fontSize: 0, px: 0.25, '& > *': { m: 0 } },
} as const;

interface LineProps extends Props {
  /** How it is shown and what is shown of it. */
  looks: ReactNode;
}

/** All on two lines: what the document is, and what can be done with it. */
const NarrowLines = ({ looks, onOpenPalette, ...document }: LineProps) => {
  const translate = useTranslate();
  const { isReadOnly } = useSurroundings();
  const { definition, record } = document;
  return (
    <>
      <Box sx={{ ...lineLook, flexWrap: isReadOnly ? 'wrap' : 'nowrap' }}>
        <TitleInput definition={definition} />
        <Version {...document} />
      </Box>
      <Box sx={{ ...lineLook, ...closeLook }}>
        {!isReadOnly && onOpenPalette && (
          <IconButton
            color="primary"
            aria-label={translate('documentBuilder.rows.add')}
            onClick={onOpenPalette}
          >
            <AddIcon />
          </IconButton>
        )}
        {!isReadOnly && <HistoryButtons />}
        {looks}
        <Box sx={{ flex: 1 }} />
        <RecordActions definition={definition} record={record} />
        {!isReadOnly && <StoringNote isShort />}
      </Box>
    </>
  );
};

const WideLines = ({ looks, onOpenPalette, ...document }: LineProps) => {
  const translate = useTranslate();
  const { isReadOnly } = useSurroundings();
  const { definition, record } = document;
  return (
    <>
      <Box sx={lineLook}>
        <TitleInput definition={definition} />
        <Version {...document} />
        <Box sx={{ flex: 1 }} />
        {looks}
        <RecordActions definition={definition} record={record} />
      </Box>
      {!isReadOnly && (
        <Box sx={lineLook}>
          {onOpenPalette && (
            <Button
              variant="contained"
              size="small"
              startIcon={<AddIcon />}
              onClick={onOpenPalette}
            >
              {translate('documentBuilder.rows.add')}
            </Button>
          )}
          <HistoryButtons />
          <StoringNote />
        </Box>
      )}
    </>
  );
};

/** What the document is, whether it is stored, and what can be done with it as a whole. */
export const BuilderBar = (props: Props) => {
  const { isNarrow, onPreview, onDetails, ...document } = props;
  const translate = useTranslate();
  const bar = useBarHeight();
  const Lines = isNarrow ? NarrowLines : WideLines;
  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        top: TOP_BAR_HEIGHT,
        zIndex: 3,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        px: isNarrow ? 1 : 2,
        py: isNarrow ? 0.5 : 1,
      }}
    >
      <Lines
        {...props}
        looks={
          <>
            <BarButton
              text={translate('documentBuilder.preview.open')}
              icon={<PreviewIcon fontSize="small" />}
              isNarrow={isNarrow}
              onClick={onPreview}
            />
            <BarButton
              text={translate('documentBuilder.details.title')}
              icon={<DetailsIcon fontSize="small" />}
              isNarrow={isNarrow}
              onClick={onDetails}
            />
          </>
        }
      />
      <NotStored {...document} />
    </Box>
  );
};
