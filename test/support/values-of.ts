/** Reads one field of rows, in their order. */
export const valuesOf = <Row, Field extends keyof Row>(
  rows: readonly Row[],
  field: Field,
): Row[Field][] => rows.map(row => row[field])
