import type { ScreenProps } from '../ScreenProps';

const ListDocuments = ({ definition }: ScreenProps) => <p>{definition.name}</p>;

export default ListDocuments;
