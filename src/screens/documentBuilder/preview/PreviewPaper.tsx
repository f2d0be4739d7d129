import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DocumentForm } from '../../../documents/DocumentForm';
import { useSurroundings } from '../BuilderContext';
import type { Trial } from './useTrial';

const Result = ({ count }: { count: number }) => {
  const translate = useTranslate();
  return (
    <Alert severity={count === 0 ? 'success' : 'error'} role="status" sx={{ m: 1 }}>
      {translate(`documentBuilder.preview.${count === 0 ? 'right' : 'wrong'}`, {
        smart_count: count,
      })}
    </Alert>
  );
};

/** The paper that the document is on, as wide as what it is looked at on. */
export const PreviewPaper = ({ width, trial }: { width: number; trial: Trial }) => {
  const translate = useTranslate();
  const { language } = useSurroundings();
  const { rows, values, problems, isChecked, paper, change, check, reset } = trial;
  return (
    <Box sx={{ flex: 1, overflow: 'auto', bgcolor: 'background.default', p: { sm: 3 } }}>
      <Box
        ref={paper}
        data-preview-width={width}
        sx={{ width, mx: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {isChecked && <Result count={Object.keys(problems).length} />}
        {rows.length === 0 && (
          <Typography sx={{ p: 2 }}>{translate('documentBuilder.preview.empty')}</Typography>
        )}
        <DocumentForm
          rows={rows}
          values={values}
          onChange={change}
          problems={problems}
          language={language}
          onSubmit={check}
          onReset={reset}
        />
      </Box>
    </Box>
  );
};
