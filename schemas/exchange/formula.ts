/**
 * How a cell begins that a spreadsheet would take for a formula, in signs of full width and after a line end as well;
 * with apostrophes that were put before it already: an import takes one away.
 */
export const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
