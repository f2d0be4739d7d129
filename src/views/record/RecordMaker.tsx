import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';
import type { RecordMakerProps } from '../../kinds/reference/RecordMaker';
import RecordDialog from '../form/RecordDialog';
import { called } from './called';

const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** A new record entered in a dialog over the form that refers to it. What is pressed in it isn't meant for that form. */
export const RecordMaker = ({ definition, typed, onMade, onClose }: RecordMakerProps) => (
  <Box sx={{ display: 'contents' }} onSubmit={keep} onKeyDown={keep}>
    <RecordDialog
      name={definition.name}
      id="add"
      begin={(record) => called(definition, record, typed)}
      onMade={onMade}
      onClose={onClose}
    />
  </Box>
);
