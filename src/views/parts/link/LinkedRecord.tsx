import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { FieldScope } from '../../../fields/FieldScope';
import { FieldShow } from '../../../fields/FieldShow';
import { fieldsOf } from '../../../fields/fields';
import { useLabels } from '../../../fields/labels';
import { useDefinition } from '../../../routing/definitions';
import { useRecordPath } from '../../../routing/paths';
import { LinkedSign } from './LinkedSign';
import look from './link.module.css';

interface Props {
  heading: string;
  spec: LinkSpec;
  row: DataRecord | undefined;
  isBusy: boolean;
  onRemove?(row: DataRecord): void;
  /** How another is linked. */
  adding?: ReactNode;
}

/** The one record that is linked, with its details and the ways to another and to none. */
export const LinkedRecord = ({ heading, spec, row, isBusy, onRemove, adding }: Props) => {
  const translate = useTranslate();
  const headingId = useId();
  const target = useDefinition(spec.to);
  const labels = useLabels(spec.to);
  const recordPath = useRecordPath();
  const path = row && recordPath(spec.to, row.id);
  const [first, ...others] = spec.columns;
  if (first === undefined) return null;
  return (
    <section aria-labelledby={headingId} className={look.part}>
      <div className={look.head}>
        <Typography id={headingId} variant="subtitle1" component="h2">
          {heading}
        </Typography>
        {row && onRemove && (
          <Button color="error" loading={isBusy} onClick={() => onRemove(row)}>
            {translate('views.links.unlink')}
          </Button>
        )}
        {adding}
      </div>
      {row ? (
        <FieldScope fields={fieldsOf(target)} labelScope={labels} resource={spec.to} record={row}>
          <div className={look.one}>
            <div className={look.oneName}>
              <LinkedSign spec={spec} row={row} />
              {path ? (
                <Link to={path} className={look.name}>
                  <FieldShow name={first} />
                </Link>
              ) : (
                <FieldShow name={first} />
              )}
            </div>
            <dl className={look.details}>
              {others.map((name) => (
                <div key={name}>
                  <dt>{labels.field(name)}</dt>
                  <dd>
                    <FieldShow name={name} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </FieldScope>
      ) : (
        <p className={look.none}>{translate('views.links.none')}</p>
      )}
    </section>
  );
};
