import { Navigate, useLocation } from 'react-router';
import { type MediaTypeName, mediaTypes } from '../../../schemas/media/mediaTypes';
import { withEntries } from '../../kinds/withEntries';
import { NotFoundPage } from '../../routing/pages/NotFoundPage';
import { useListPath } from '../../routing/paths';
import type { PageProps } from '../../views/screenContexts';
import { Library } from './Library';

const isTypeName = (word: string): word is MediaTypeName => Object.hasOwn(mediaTypes, word);

const ID = /^[1-9]\d{0,14}$/;

/** The media library, of the kind of files that the address names, or with one of them open. */
const MediaLibrary = ({ definition, params: { type, id } }: PageProps) => {
  const { search } = useLocation();
  const listPath = useListPath();
  if (id !== undefined)
    return ID.test(id) ? (
      <Library definition={definition} of="all" opened={Number(id)} />
    ) : (
      <NotFoundPage />
    );
  if (type === undefined)
    return <Navigate to={{ pathname: listPath(definition.name), search }} replace />;
  return isTypeName(type) ? <Library definition={definition} of={type} /> : <NotFoundPage />;
};

export default withEntries(MediaLibrary);
