import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useTellElsewhere } from '../../views/conflicts/useTellElsewhere';
import { useBuilder } from './BuilderContext';

/** Tells once what somebody else changed of the document while it was built here. */
export const useElsewhereToast = (): void => {
  const translate = useTranslate();
  const tellElsewhere = useTellElsewhere();
  const elsewhere = useBuilder((state) => state.elsewhere);
  const told = useRef(elsewhere);
  useEffect(() => {
    if (elsewhere === null || told.current === elsewhere) return;
    told.current = elsewhere;
    const titles = elsewhere.titles.filter((title) => title !== '').map((title) => `“${title}”`);
    tellElsewhere(
      elsewhere.by,
      titles.length > 0 ? titles : [translate('documentBuilder.rows.title').toLowerCase()],
    );
  }, [elsewhere, tellElsewhere, translate]);
};
