import type { TableReport } from '../../../../admin/contract.ts'
import { counted } from '../../../../base/counted.ts'

/** Which columns of a file are read, as what, and which are not. */
export function ReadColumns({ report }: { report: TableReport }) {
  const { headRow, columns, hasCodes, unknownColumns, withoutUnit } = report
  const isOther = columns.some(({ heading, field }) => heading !== field)
  const read = columns.map(({ heading, field }) =>
    heading === field ? field : `“${heading}” as ${field}`,
  )
  return (
    <>
      <p className="field-note">
        The titles of the columns are in row {headRow} of the file.
        {isOther && ` Read: ${read.join(', ')}.`}
      </p>
      {!hasCodes && (
        <p className="field-note">
          No column is a code: products are found by their names, and new ones get the next free
          code of their collection.
        </p>
      )}
      {unknownColumns.length > 0 && (
        <p className="field-note">
          {counted(unknownColumns.length, 'column')} of the file not read:{' '}
          {unknownColumns.join(', ')}.
        </p>
      )}
      {withoutUnit.length > 0 && (
        <p className="field-note">
          Not read, since the unit is not said: {withoutUnit.join(', ')}. Write it in the heading,
          such as “{withoutUnit[0]} (cm)”.
        </p>
      )}
    </>
  )
}
