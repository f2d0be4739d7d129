import Box from '@mui/material/Box';
import { Suspense, use, useId } from 'react';
import { useFormState } from 'react-hook-form';
import type { DataRecord, Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { part } from '../../routing/part';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { PartTabs } from '../../ui/PartTabs';
import { countOf } from '../face/faceOf';
import { PublicationNotes } from '../face/Publication';
import { FormFields } from '../form/FormFields';
import type { FormMode } from '../form/formTypes';
import { type DetailTab, fieldsOfTab, keyOfTab, tabsOf } from '../form/tabs';
import { ChildrenTab } from '../parts/children/ChildrenTab';
import { LinkTab } from '../parts/link/LinkTab';
import { QueryTab } from '../parts/query/QueryTab';
import { RecordScreen } from '../RecordScreen';
import { StoredRecordContext } from '../storedRecord';
import { nameOfTab } from './nameOfTab';

const SubListTab = part('SubListTab', () => import('../parts/subList/SubListTab'));
const PicturesTab = part('PicturesTab', () => import('../parts/pictures/PicturesTab'));

interface Props {
  definition: Resource;
  mode: FormMode;
  tab: string;
  onTab(tab: string): void;
  onSubmit(): void;
}

const Content = ({ tab, ...props }: Omit<Props, 'tab' | 'onTab'> & { tab: DetailTab }) => {
  if ('link' in tab) return <LinkTab name={tab.link} />;
  if ('subList' in tab) {
    const Rows = props.definition.subLists[tab.subList]?.pictures ? PicturesTab : SubListTab;
    return <Rows name={tab.subList} />;
  }
  if ('children' in tab) return <ChildrenTab name={tab.children} />;
  if ('query' in tab) return <QueryTab name={tab.query} />;
  if ('screen' in tab) return <RecordScreen screen={tab.screen} />;
  return <FormFields {...props} layout={'fields' in tab ? { '': tab.fields } : tab.sections} />;
};

/** How many records or rows a tab holds, where the record carries them. */
const countOfTab = (
  definition: Resource,
  tab: DetailTab,
  record: DataRecord,
): number | undefined => {
  if ('link' in tab) return countOf(definition, record, tab.link);
  if ('subList' in tab) return countOf(definition, record, tab.subList);
  const [only = '', ...others] = fieldsOfTab(tab);
  return others.length === 0 ? countOf(definition, record, only) : undefined;
};

/** The parts of a record's page, one at a time; a single part stands without a tab. */
export const RecordTabs = ({ tab, onTab, ...props }: Props) => {
  const { definition, mode } = props;
  const labels = useLabels(definition.name);
  const id = useId();
  const { errors } = useFormState();
  const record = use(StoredRecordContext)?.record;
  const stored = mode === 'create' ? undefined : record;
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
            count: stored && countOfTab(definition, candidate, stored),
            isWrong: isWrong(candidate),
          }))}
          open={tab}
          onOpen={onTab}
        />
      )}
      {stored && <PublicationNotes record={stored} />}
      <Box
        data-tab={tab}
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
