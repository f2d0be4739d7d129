import type { Behaviour } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { findRow } from '../../records/tenant';
import { sentId } from '../../wire/sent';

/**
 * Price sheets. A stored one is given its kiosk app by functions, so its form has none to enter; a save that names
 * one all the same is taken as it stands.
 */
export const pricesheets: Behaviour = {
  onSave: async (context, { before }) => {
    const { body } = context.call;
    if (!before || body.kioskId === undefined) return {};
    const id = sentPart(body, 'kioskId', sentId);
    if (id !== 0 && !(await findRow(context, 'kioskApps', id)))
      throw new FieldProblems('pricesheets', { kioskApp: { message: 'choice' } });
    return { kioskApp: id === 0 ? null : id };
  },
};
