import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
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

const useAddLabel = ({ name }: Resource): string => useLabels(name).about('views.newNamed');

const AddInDialog = ({ definition }: { definition: Resource }) => {
  const label = useAddLabel(definition);
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
      <button
        type="button"
        className={`${button.contained} ${look.add}`}
        onClick={() => setOpen(true)}
      >
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
export const AddButton = ({ definition }: { definition: Resource }) => {
  const label = useAddLabel(definition);
  const addPath = useAddPath();
  if (!mayAdd(definition)) return null;
  if (definition.list.addsInDialog || newRecordUpload(definition.verbs))
    return <AddInDialog definition={definition} />;
  return (
    <Link className={`${button.contained} ${look.add}`} to={addPath(definition.name)}>
      <AddIcon />
      {label}
    </Link>
  );
};
