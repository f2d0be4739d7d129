import { useTranslate } from 'react-admin';
import { rights } from '../../schemas';
import { BoxesRoom } from './choice/BoxesRoom';

/** The room of the boxes that rights are ticked in. */
export const AccessRoom = () => {
  const translate = useTranslate();
  return <BoxesRoom labels={rights.map((right) => translate(`rights.${right}`))} />;
};
