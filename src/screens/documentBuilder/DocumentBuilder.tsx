import type { ScreenProps } from '../ScreenProps';

const DocumentBuilder = ({ definition }: ScreenProps) => <p>{definition.name}</p>;

export default DocumentBuilder;
