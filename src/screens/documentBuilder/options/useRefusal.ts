import { useBuilder } from '../BuilderContext';

/** The server's refusal of a row. */
export const useRefusal = (rowKey: number) =>
  useBuilder(
    ({ storing: { refusals } }) =>
      refusals.get(`add/${rowKey}`) ?? refusals.get(`update/${rowKey}`),
  );
