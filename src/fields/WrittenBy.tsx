import { useTranslate } from 'react-admin';
import { isWriter } from '../../dataProvider/session';
import type { Writer } from '../../schemas';
import { Reason } from './Reason';

/** Why something can only be read: who alone writes it. Nothing for those who do. */
export const WrittenBy = ({ writer }: { writer: Writer | undefined }) => {
  const translate = useTranslate();
  if (writer === undefined || isWriter(writer)) return null;
  return <Reason>{translate(`views.writtenBy.${writer}`)}</Reason>;
};
