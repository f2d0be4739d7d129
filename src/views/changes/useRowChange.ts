import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { versionOf } from '../../../dataProvider/version';
import type { Resource } from '../../../schemas';
import type { SendUpdate } from '../conflicts/useMergedUpdate';
import { useChange } from './useChange';

type RowCall = Resource['list']['editInRow'] | Resource['list']['toggle'];

/** Changes what stands in the rows of a list, by the call that the definition has for it, or as its form would. */
export const useRowChange = (definition: Resource, call: RowCall) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const send: SendUpdate | undefined =
    call?.args &&
    (async (record, isQuiet) => {
      await provider.act(definition.name, call, { record, version: versionOf(record), isQuiet });
      return { notStored: [] };
    });
  return useChange(definition, send);
};
