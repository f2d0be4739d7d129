import { useEffect, useId } from 'react';

const forms = new Set<string>();

/** Notes that a form holds something that isn't stored. */
export const useTypedWork = (isDirty: boolean): void => {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    forms.add(id);
    return () => {
      forms.delete(id);
    };
  }, [id, isDirty]);
};

/** Whether something is typed in this window that isn't stored. */
export const isTyped = (): boolean => forms.size > 0;
