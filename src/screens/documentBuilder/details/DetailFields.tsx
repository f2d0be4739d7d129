import Box from '@mui/material/Box';
import { useEffect, useId, useRef } from 'react';
import type { FieldLayout } from '../../../../schemas';
import { FieldLines } from '../../../fields/FieldLines';
import { controlsOf, FieldScope } from '../../../fields/FieldScope';
import { fieldOf, fieldsOf, isOnScreen } from '../../../fields/fields';
import { useLabels } from '../../../fields/labels';
import type { ScreenProps } from '../../../views/screenContexts';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { useDetailErrors } from './useDetailErrors';

interface Props extends ScreenProps {
  lines: FieldLayout<string>;
}

/** What stands in the bar already. */
const IN_BAR: readonly string[] = ['title', 'state', 'version'];

/** Fields of the document, stored as they are typed while it is a draft. */
export const DetailFields = ({ definition, record, lines }: Props) => {
  const { store, isReadOnly } = useSurroundings();
  const labels = useLabels(definition.name);
  const details = useBuilder(({ history }) => history.details);
  const errors = useDetailErrors(definition);
  const id = useId();
  const pane = useRef<HTMLDivElement>(null);
  // Whoever was led here was led to what is wrong.
  useEffect(() => {
    pane.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, []);
  const current = { ...record, ...details };
  const entry = {
    id,
    mode: 'update',
    useControl: controlsOf(details, store.patchDetails, (name) => errors[name], store.leaveOption),
  } as const;
  return (
    <FieldScope
      fields={fieldsOf(definition)}
      labelScope={labels}
      resource={definition.name}
      record={current}
      entry={isReadOnly ? undefined : entry}
    >
      <Box ref={pane}>
        <FieldLines
          sections={{ '': lines }}
          labelScope={labels}
          isOnScreen={(name) =>
            !IN_BAR.includes(name) && isOnScreen(name, fieldOf(definition, name), current, 'update')
          }
          isAlone={lines.flat().length === 1}
        />
      </Box>
    </FieldScope>
  );
};
