export { checkOptions, checkValue, checkValues } from './check';
export { newRow } from './codec';
export { columnsOf, formOf, initialValues, valueName } from './form';
export type { JsonSchema, UiElement } from './JsonSchema';
export { optionsForm } from './optionsForm';
export type { DocumentRow, RowCode, RowName, RowOptions, RowType } from './RowType';
export { rowTypeOf, rowTypes } from './rowTypes';
