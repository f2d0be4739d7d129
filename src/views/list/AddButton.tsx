import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import { newRecordUpload, type Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useAddPath } from '../../routing/paths';
import { mayAdd } from '../../session/rights';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import button from '../../ui/optimisations/button.module.css';
import { withMaterial } from '../../ui/theme/material';
import { isToAdd } from '../upload/toAdd';
import look from './list.module.css';

const RecordDialog = lazyDialog(
  async () => (await withMaterial(import('../form/RecordDialog'))).default,
);
const NewByUpload = lazyDialog(
  async () => (await withMaterial(import('../upload/NewByUpload'))).NewByUpload,
);

interface Props {
  definition: Resource;
  /** It stands in place of rows, as the first step. */
  isFirst?: boolean;
}

/** What the button is called, and how it looks. */
const useLook = ({ definition: { name }, isFirst }: Props) => {
  const translate = useTranslate();
  const label = useLabels(name).about('views.newNamed');
  return isFirst
    ? { label: translate('views.empty.add'), className: button.contained }
    : { label, className: `${button.contained} ${look.add}` };
};

const AddInDialog = (props: Props) => {
  const { definition } = props;
  const { label, className } = useLook(props);
  const location = useLocation();
  const navigate = useNavigate();
  const upload = newRecordUpload(definition.verbs);
  const wasAsked = isToAdd(location);
  const [isOpen, setOpen] = useState(wasAsked);
  const close = () => {
    setOpen(false);
    // Or it would open again when the page is reloaded.
    if (wasAsked) navigate(location, { replace: true, state: null });
  };
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <AddIcon />
        {label}
      </button>
      {isOpen && upload && <NewByUpload definition={definition} spec={upload} onClose={close} />}
      {isOpen && !upload && (
        <RecordDialog
          name={definition.name}
          id="add"
          opensRecord={definition.detail.length > 0}
          onClose={close}
        />
      )}
    </>
  );
};

/** Leads to where a new record is entered, for who may add one. */
export const AddButton = (props: Props) => {
  const { definition } = props;
  const { label, className } = useLook(props);
  const addPath = useAddPath();
  if (!mayAdd(definition)) return null;
  if (definition.list.addsInDialog || newRecordUpload(definition.verbs))
    return <AddInDialog {...props} />;
  return (
    <Link className={className} to={addPath(definition.name)}>
      <AddIcon />
      {label}
    </Link>
  );
};
