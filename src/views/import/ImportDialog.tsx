import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { SubListOf } from '../../../dataProvider/calls/subLists';
import { type ImportsSpec, importColumns, type Resource, type SubListSpec } from '../../../schemas';
import type { LabelScope } from '../../fields/labels';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { Progress } from '../../ui/plain/Progress';
import { FileEntry } from '../../uploads/FileEntry';
import { ImportLines } from './ImportLines';
import { useImport } from './useImport';

interface Props {
  definition: Resource;
  of: SubListOf;
  spec: SubListSpec;
  imports: ImportsSpec;
  title: string;
  labelScope: LabelScope;
  onImported(): void;
  onClose(): void;
}

/** Says which columns a file has, before there is one. */
const Columns = ({ spec, imports }: Pick<Props, 'spec' | 'imports'>) => {
  const translate = useTranslate();
  const columns = [...importColumns(spec.fields, imports.columns).keys()].join(', ');
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('views.import.columns', { columns, key: imports.key })}
    </Typography>
  );
};

/** Asks for a file, shows line by line what it would do, and stores it then. */
export const ImportDialog = ({ definition, of, spec, imports, title, ...props }: Props) => {
  const { labelScope, onImported, onClose } = props;
  const translate = useTranslate();
  const chooserRef = useRef<HTMLButtonElement>(null);
  const { file, tried, problem, isBusy, drop, store, retry } = useImport({
    definition,
    of,
    onImported: () => {
      onImported();
      onClose();
    },
  });
  const { new: added = 0, changed = 0, wrong = 0 } = tried?.counts ?? {};
  const stored = added + changed;
  const text = wrong > 0 ? 'views.import.storeRight' : 'views.import.store';
  return (
    <FormDialog
      title={title}
      isDirty={false}
      isBusy={isBusy}
      onSave={stored > 0 ? store : undefined}
      save={translate(text, { smart_count: stored, wrong })}
      onClose={onClose}
      maxWidth={tried ? 'lg' : 'sm'}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!tried && <Columns spec={spec} imports={imports} />}
        <FileEntry
          drop={drop}
          file={file}
          problem={problem}
          upload={undefined}
          isBusy={isBusy}
          chooserRef={chooserRef}
          onRetry={() => retry()}
          onCancel={onClose}
        />
        {isBusy && !tried && <Progress />}
        <div role="status">
          {tried && (
            <Typography>
              {translate('views.import.found', { ...tried.counts, total: tried.lines.length })}
              {stored === 0 && ` ${translate('views.import.nothingToStore')}`}
            </Typography>
          )}
        </div>
        {tried && <ImportLines tried={tried} labelScope={labelScope} />}
      </Box>
    </FormDialog>
  );
};
