import { megabyte } from '../../../../base/units.ts'

/** Of a table file: two thousand products with every text at its longest, in UTF-16. */
export const MOST_TABLE_BYTES = 8 * megabyte
