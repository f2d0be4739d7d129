import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { FieldScope } from '../../../fields/FieldScope';
import { FieldShow } from '../../../fields/FieldShow';
import { fieldsOf } from '../../../fields/fields';
import { useLabels } from '../../../fields/labels';
import { useDefinition } from '../../../routing/definitions';
import { useRecordPath } from '../../../routing/paths';

interface Props {
  heading: string;
  spec: LinkSpec;
  row: DataRecord | undefined;
  isBusy: boolean;
  onRemove?(row: DataRecord): void;
}

/** The one record that is linked, with its details and the way to unlink it. */
export const LinkedRecord = ({ heading, spec, row, isBusy, onRemove }: Props) => {
  const translate = useTranslate();
  const target = useDefinition(spec.to);
  const labels = useLabels(spec.to);
  const recordPath = useRecordPath();
  const path = row && recordPath(spec.to, row.id);
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, minHeight: 40 }}>
        <Typography variant="subtitle1" component="h2" fontWeight={600} sx={{ flex: 1 }}>
          {heading}
        </Typography>
        {row && onRemove && (
          <Button color="error" size="small" loading={isBusy} onClick={() => onRemove(row)}>
            {translate('views.links.unlink')}
          </Button>
        )}
      </Box>
      {row ? (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <FieldScope fields={fieldsOf(target)} labelScope={labels} resource={spec.to} record={row}>
            {spec.columns.map((name, index) => (
              <Box key={name}>
                <Typography variant="body2" color="text.secondary">
                  {labels.field(name)}
                </Typography>
                {index === 0 && path ? (
                  <Link component={RouterLink} to={path} underline="hover">
                    <FieldShow name={name} />
                  </Link>
                ) : (
                  <div>
                    <FieldShow name={name} />
                  </div>
                )}
              </Box>
            ))}
          </FieldScope>
        </Box>
      ) : (
        <Typography color="text.secondary">{translate('views.links.none')}</Typography>
      )}
    </Box>
  );
};
