import * as z from 'zod'
import { line, list, passage } from '../described.ts'
import { heading } from '../fields.ts'
import { kind } from '../kind.ts'

const column = line('Column', { most: 80 })
const cells = list('Cells', 'cell', line('Cell', { most: 200 }), { most: 12 })

/** Figures in rows; the first cell of a row names it. */
export const table = z
  .strictObject({
    kind: z.literal('table'),
    ...heading,
    columns: list('Columns', 'column', column, { least: 2, most: 12 }),
    /** Each has a cell for each column. */
    rows: list('Rows', 'row', cells.meta({ ...cells.meta(), along: 'columns' }), {
      least: 1,
      most: 100,
    }),
    note: passage('Note below').optional(),
  })
  .refine(({ columns, rows }) => rows.every(row => row.length === columns.length), {
    error: 'Every row needs one cell for each column',
    path: ['rows'],
  })
  .meta(kind('Table', 'Figures in rows; the first cell of a row names it.'))
