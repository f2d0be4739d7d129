import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import { type ActionSpec, PUBLICATION, UNPUBLISH } from '../../../schemas';
import { icons } from '../../ui/icons';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import button from '../../ui/optimisations/button.module.css';
import { ActionButton, type ActionProps } from './ActionButton';

const VersionsDialog = lazyDialog(async () => (await import('./VersionsDialog')).VersionsDialog);

const PUBLISH: ActionSpec = { icon: 'publish', confirm: 'reach' };

const TAKE_BACK: ActionSpec = { fn: UNPUBLISH, icon: 'block', confirm: true, tone: 'error' };

type Subject = Pick<ActionProps, 'definition' | 'record'>;

/** Leads to the versions of before, where there are any: one can be published again. */
const EarlierVersions = ({ definition, record }: Subject) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { publishedVersion }: Readonly<Record<string, unknown>> = record;
  if (Number(publishedVersion ?? 0) < 2 || !isAllowed(definition.module, 'update')) return null;
  return (
    <>
      <button type="button" className={button.text} onClick={() => setOpen(true)}>
        <icons.history fontSize="small" />
        {translate('views.republish')}
      </button>
      {isOpen && (
        <VersionsDialog definition={definition} record={record} onClose={() => setOpen(false)} />
      )}
    </>
  );
};

/** Publishes a record, or a version of before, and takes back what is published of it. */
export const PublishActions = ({
  definition,
  record,
  isEditing,
}: Subject & { isEditing: boolean }) => {
  const translate = useTranslate();
  const common = { definition, record };
  const { [PUBLICATION]: state }: Readonly<Record<string, unknown>> = record;
  return (
    <>
      <ActionButton
        {...common}
        name="publish"
        spec={{ ...PUBLISH, fn: definition.publishes?.fn }}
        label={translate('views.publish')}
        question={translate(`views.publishes.${state === 'current' ? 'unchanged' : 'ask'}`)}
      />
      {!isEditing && <EarlierVersions {...common} />}
      {!isEditing && (state === 'current' || state === 'changed') && (
        <ActionButton
          {...common}
          name="unpublish"
          spec={TAKE_BACK}
          label={translate('views.unpublish')}
          question={translate('views.publishes.takeBack')}
        />
      )}
    </>
  );
};
