import type { ScreenProps } from '../ScreenProps';

const QuestionnaireResults = ({ definition }: ScreenProps) => <p>{definition.name}</p>;

export default QuestionnaireResults;
