import type { PageProps } from '../ScreenProps';

const DocumentList = ({ definition }: PageProps) => <p>{definition.name}</p>;

export default DocumentList;
