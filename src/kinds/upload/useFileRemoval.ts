import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { Unreachable } from '../../../dataProvider/http';
import type { FileOptions } from './useFileUpload';
import { useReadAgain } from './useReadAgain';

interface Removal {
  isRunning: boolean;
  /** Why the last one failed. */
  problem?: string;
}

/** Removes a record's file. */
export const useFileRemoval = ({ field, record, resource }: FileOptions) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const readAgain = useReadAgain(resource);
  const [removal, setRemoval] = useState<Removal>({ isRunning: false });

  /** @returns whether it is removed */
  const remove = async (): Promise<boolean> => {
    if (!field.remove) return false;
    const { idArg, ...spec } = field.remove;
    setRemoval({ isRunning: true });
    try {
      await provider.call(resource, spec, record, { args: idArg ? { [idArg]: record.id } : {} });
      await readAgain();
      setRemoval({ isRunning: false });
      return true;
    } catch (error) {
      const isAnswered = error instanceof Error && !(error instanceof Unreachable);
      const problem = isAnswered ? error.message : translate('kinds.upload.unreachable');
      setRemoval({ isRunning: false, problem });
      return false;
    }
  };
  return { ...removal, remove, forget: () => setRemoval({ isRunning: false }) };
};
