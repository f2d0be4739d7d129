import { useTranslate } from 'react-admin';
import { type ActionSpec, PUBLICATION, UNPUBLISH } from '../../../schemas';
import { ActionButton, type ActionProps } from './ActionButton';

const PUBLISH: ActionSpec = { icon: 'publish', confirm: true, tellsReach: true };

const TAKE_BACK: ActionSpec = { fn: UNPUBLISH, icon: 'block', confirm: true, tone: 'error' };

/** Publishes a record, and takes back what is published of it. */
export const PublishActions = ({
  definition,
  record,
  isEditing,
}: Pick<ActionProps, 'definition' | 'record'> & { isEditing: boolean }) => {
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
