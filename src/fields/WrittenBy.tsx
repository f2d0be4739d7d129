import { useTranslate } from 'react-admin';
import { isWriter } from '../../dataProvider/session';
import type { Writer } from '../../schemas';
import look from './writtenBy.module.css';

/** Why something can only be read: who alone writes it. Nothing for those who do. */
export const WrittenBy = ({ writer }: { writer: Writer | undefined }) => {
  const translate = useTranslate();
  if (writer === undefined || isWriter(writer)) return null;
  return <p className={look.reason}>{translate(`views.writtenBy.${writer}`)}</p>;
};
