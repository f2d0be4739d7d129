import { request } from '../../../dataProvider/http';
import type { Proof } from '../../../dataProvider/secondFactor';

/** Uses a second factor once more within the session. @throws HttpError of what is refused */
export const confirmFactor = async (proof: Proof): Promise<void> => {
  await request('session/secondfactor', { method: 'POST', body: { ...proof }, isQuiet: true });
};
