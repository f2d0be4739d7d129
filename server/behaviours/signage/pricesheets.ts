import { pricesheets as definition } from '../../../resources/signage/pricesheets';
import type { Behaviour } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { findRow } from '../../records/tenant';
import { acceptField } from '../../wire/fields';

const { kioskApp } = definition.fields;

/**
 * Price sheets. A stored one is given its kiosk app by functions, so its form has none to enter; a save that names
 * one all the same is taken as it stands.
 */
export const pricesheets: Behaviour = {
  onSave: async (context, { before }) => {
    const { body } = context.call;
    if (!before || body.kioskId === undefined) return {};
    const id = sentPart(body, 'kioskId', (sent) => acceptField(sent, kioskApp, undefined));
    if (id !== null && !(await findRow(context, 'kioskApps', Number(id))))
      throw new FieldProblems('pricesheets', { kioskApp: { message: 'choice' } });
    return { kioskApp: id };
  },
};
