import * as z from 'zod'
import { heading, text } from '../fields.ts'

/** Figures in rows; the first cell of a row names it. */
export const table = z
  .strictObject({
    kind: z.literal('table'),
    ...heading,
    columns: z.array(text).min(2),
    rows: z.array(z.array(text)).min(1),
    note: text.optional(),
  })
  .refine(({ columns, rows }) => rows.every(row => row.length === columns.length), {
    error: 'every row needs one cell for each column',
    path: ['rows'],
  })
