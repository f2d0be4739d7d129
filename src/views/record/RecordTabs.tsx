import Box from '@mui/material/Box';
import { lazy, Suspense, useId } from 'react';
import { useFormState } from 'react-hook-form';
import type { DataRecord, Resource, ScreenName } from '../../../schemas';
import { type ResourceLabels, useLabels } from '../../fields/labels';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { PartTabs } from '../../ui/PartTabs';
import { type ScreenProps, useScreen } from '../handWritten';
import { ChildrenTab } from '../parts/children/ChildrenTab';
import { LinkTab } from '../parts/link/LinkTab';
import { QueryTab } from '../parts/query/QueryTab';
import { FormFields } from './FormFields';
import { type DetailTab, fieldsOfTab, keyOfTab, tabsOf } from './tabs';
import type { FormMode, Values } from './useRecordForm';

const SubListTab = lazy(() => import('../parts/subList/SubListTab'));
const PicturesTab = lazy(() => import('../parts/pictures/PicturesTab'));

interface Props {
  definition: Resource;
  record: DataRecord | Values;
  mode: FormMode;
  tab: string;
  onTab(tab: string): void;
  onReload?(): Promise<void>;
  onSubmit(): void;
}

const nameOfTab = (tab: DetailTab, labels: ResourceLabels): string => {
  if ('link' in tab) return labels.link(tab.link);
  if ('subList' in tab) return labels.subList(tab.subList).title();
  if ('children' in tab) return labels.children(tab.children);
  return 'query' in tab ? labels.query(tab.query).title() : labels.tab(tab.tab);
};

const reloadNothing = async () => {};

const HandWritten = ({ screen, ...props }: ScreenProps & { screen: ScreenName }) => {
  const Screen = useScreen(screen);
  return <Screen {...props} />;
};

const Content = ({ tab, ...props }: Omit<Props, 'tab' | 'onTab'> & { tab: DetailTab }) => {
  const { definition, mode, onReload = reloadNothing, onSubmit } = props;
  const record = props.record as DataRecord;
  const common = { definition, record, onReload };
  if ('link' in tab) return <LinkTab {...common} name={tab.link} />;
  if ('subList' in tab) {
    const Rows = definition.subLists[tab.subList]?.pictures ? PicturesTab : SubListTab;
    return <Rows {...common} name={tab.subList} />;
  }
  if ('children' in tab) return <ChildrenTab {...common} name={tab.children} />;
  if ('query' in tab) return <QueryTab {...common} name={tab.query} />;
  if ('screen' in tab) return <HandWritten {...common} screen={tab.screen} />;
  return (
    <FormFields
      definition={definition}
      record={record}
      mode={mode}
      layout={'fields' in tab ? { '': tab.fields } : tab.sections}
      onSubmit={onSubmit}
    />
  );
};

/** The parts of a record's page, one at a time; a single part stands without a tab. */
export const RecordTabs = ({ tab, onTab, ...props }: Props) => {
  const { definition, mode } = props;
  const labels = useLabels(definition.name);
  const id = useId();
  const { errors } = useFormState();
  const tabs = tabsOf(definition, mode === 'create' ? 'create' : 'update');
  const open = tabs.find((candidate) => keyOfTab(candidate) === tab);
  if (!open) return null;
  const isWrong = (candidate: DetailTab) => fieldsOfTab(candidate).some((name) => errors[name]);
  return (
    <>
      {tabs.length > 1 && (
        <PartTabs
          id={id}
          parts={tabs.map((candidate) => ({
            key: keyOfTab(candidate),
            label: nameOfTab(candidate, labels),
            isWrong: isWrong(candidate),
          }))}
          open={tab}
          onOpen={onTab}
        />
      )}
      <Box
        {...(tabs.length > 1 && {
          role: 'tabpanel',
          id: `${id}-panel`,
          'aria-labelledby': `${id}-tab-${tab}`,
        })}
        sx={{ p: { xs: 2, sm: 3 } }}
      >
        <Suspense fallback={<TabSkeleton />}>
          <Content key={tab} tab={open} {...props} />
        </Suspense>
      </Box>
    </>
  );
};
