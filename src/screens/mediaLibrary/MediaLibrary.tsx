import type { PageProps } from '../ScreenProps';

const MediaLibrary = ({ params }: PageProps) => <p>{params.type}</p>;

export default MediaLibrary;
