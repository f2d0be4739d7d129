import DuplicateIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import OptionsIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { MoveButtons } from '../../../ui/reorder/MoveButtons';
import { useBuilder, useSurroundings } from '../BuilderContext';

interface Props {
  rowKey: number;
  name: string;
  /** The options are not beside the rows. */
  hasOptionsButton: boolean;
}

const Action = ({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick(): void;
  children: ReactNode;
}) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} onClick={onClick}>
      {children}
    </IconButton>
  </Tooltip>
);

/** What can be done with the selected row. */
export const RowActions = ({ rowKey, name, hasOptionsButton }: Props) => {
  const translate = useTranslate();
  const { store, isReadOnly } = useSurroundings();
  const place = useBuilder(({ keys }) => keys.indexOf(rowKey));
  const total = useBuilder(({ keys }) => keys.length);
  return (
    <Box
      role="group"
      aria-label={translate('documentBuilder.rows.actions')}
      // Above the button that covers the whole row.
      sx={{
        display: 'flex',
        position: 'relative',
        zIndex: 1,
        // A finger needs more room than there is beside the name.
        ...(hasOptionsButton && { flexBasis: '100%', justifyContent: 'flex-end' }),
      }}
    >
      {hasOptionsButton && (
        <Action
          label={translate('documentBuilder.rows.options')}
          onClick={() => store.select(rowKey, 'options')}
        >
          <OptionsIcon fontSize="small" />
        </Action>
      )}
      {!isReadOnly && (
        <>
          <MoveButtons
            name={name}
            isFirst={place === 0}
            isLast={place === total - 1}
            onMove={(by) => store.move(rowKey, place + by)}
          />
          <Action
            label={translate('documentBuilder.rows.duplicate')}
            onClick={() => store.duplicate(rowKey)}
          >
            <DuplicateIcon fontSize="small" />
          </Action>
          <Action label={translate('views.delete')} onClick={() => store.remove(rowKey)}>
            <DeleteIcon fontSize="small" />
          </Action>
        </>
      )}
    </Box>
  );
};
