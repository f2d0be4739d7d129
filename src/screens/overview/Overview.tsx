import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { RowOf } from '../../../dataProvider/values';
import { type AnyFields, isKind, type QuerySpec } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { withKinds } from '../../kinds/withKinds';
import { usePageTitle } from '../../routing/pageTitle';
import { useRecordPath } from '../../routing/paths';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { PageHead } from '../../ui/PageHead';
import type { PageProps } from '../../views/screenContexts';
import look from './overview.module.css';
import { ServiceRow } from './ServiceRow';

/** The field by which the rows stand together. */
const GROUP = 'group';

/** Stands for the record that the page doesn't have. */
const NO_RECORD = { id: 0 };

type Row = RowOf<AnyFields>;

/** How a row's fields are shown: by what it is known, its states, and the rest. */
const partsOf = ({ fields }: QuerySpec) => {
  const [title = '', ...others] = Object.keys(fields).filter((name) => name !== GROUP);
  const isState = (name: string): boolean => {
    const field = fields[name];
    return field !== undefined && isKind(field, 'choice');
  };
  return {
    title,
    states: others.filter(isState),
    lines: others.filter((name) => !isState(name)),
  };
};

/** The rows by their group, in the order of the groups. */
const inGroups = ({ fields }: QuerySpec, rows: readonly Row[]) => {
  const field = fields[GROUP];
  const groups = field && isKind(field, 'choice') ? field.values : [];
  return groups
    .map((group) => ({ group, rows: rows.filter((row) => row[GROUP] === group) }))
    .filter((one) => one.rows.length > 0);
};

interface GroupsProps {
  definition: PageProps['definition'];
  name: string;
  spec: QuerySpec;
}

const Groups = ({ definition, name, spec }: GroupsProps) => {
  const labels = useLabels(definition.name).query(name);
  const provider = useDataProvider<BackOfficeProvider>();
  const recordPath = useRecordPath();
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: [definition.name, 'query', name],
    retry: false,
    queryFn: ({ signal }) => provider.query(definition.name, spec, { record: NO_RECORD, signal }),
  });
  if (error) return <FailedToLoad error={error} onRetry={() => refetch()} />;
  if (!data) return <TabSkeleton />;
  return (
    <div className={look.groups}>
      {inGroups(spec, data).map(({ group, rows }) => (
        <section key={group} aria-labelledby={`${id}-${group}`} className={look.group}>
          <Typography id={`${id}-${group}`} variant="subtitle2" component="h2">
            {labels.code(GROUP, group)}
          </Typography>
          <ul className={look.services}>
            {rows.map((row) => (
              <ServiceRow
                key={String(row.resource)}
                {...partsOf(spec)}
                row={row}
                fields={spec.fields}
                labelScope={labels}
                resource={definition.name}
                path={recordPath(String(row.resource), row.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** Single records at a glance, by group: how each stands, and the way to it. */
const Overview = ({ definition }: PageProps) => {
  const title = useLabels(definition.name).several();
  usePageTitle(title);
  return (
    <>
      <PageHead title={title} />
      {Object.entries(definition.queries).map(([name, spec]) => (
        <Groups key={name} definition={definition} name={name} spec={spec} />
      ))}
    </>
  );
};

export default withKinds(Overview);
