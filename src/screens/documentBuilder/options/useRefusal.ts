import { useBuilder } from '../BuilderContext';

/** What the server said to a row that it refused. */
export const useRefusal = (rowKey: number) =>
  useBuilder(
    ({ storing: { refusals } }) =>
      refusals.get(`add/${rowKey}`) ?? refusals.get(`update/${rowKey}`),
  );
