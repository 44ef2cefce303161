import * as z from 'zod'
import {
  type LabelSheetId,
  labelLimits,
  labelSheet,
  labelSheets,
  placesOn,
} from '../../../../web/features/products/admin/labels/label-sheets.ts'

const { codes, copies, labels } = labelLimits
const ids = labelSheets.map(({ id }) => id) as [LabelSheetId, ...LabelSheetId[]]
const START = 'The first free place of the sheet, from 1'
const COPIES = `From 1 to ${copies} copies of each`
const number = (value: number) => value.toLocaleString('en')

/** The labels to print and the paper. */
export const orderSchema = z
  .strictObject({
    codes: z
      .array(z.string().max(40), 'The codes of products')
      .min(1, 'Select one product at least')
      .max(
        codes,
        `At most ${codes} products at once. Select fewer, and print the rest afterwards.`,
      ),
    sheet: z.enum(ids, `One of ${ids.join(', ')}`),
    start: z.int(START).min(1, START).default(1),
    copies: z.int(COPIES).min(1, COPIES).max(copies, COPIES).default(1),
    hasCutMarks: z.boolean('Whether there are marks to cut along').default(false),
  })
  .refine(({ sheet, start }) => start <= placesOn(labelSheet(sheet)), {
    path: ['start'],
    error: ({ input }) => {
      const { sheet } = input as { sheet: LabelSheetId }
      return `The sheet has ${placesOn(labelSheet(sheet))} places. Begin with one of them.`
    },
  })
  .refine(({ codes, copies }) => codes.length * copies <= labels, {
    path: ['copies'],
    error: `At most ${number(labels)} labels at once. Print fewer copies, or fewer products.`,
  })

export type Order = z.output<typeof orderSchema>

/** The order in an address: `?codes=Ch8,Ch9&sheet=a4-24&start=4&copies=2&cut=1`. */
export function orderIn(query: Readonly<Record<string, unknown>>): unknown {
  const { codes, sheet, start, copies, cut } = query
  return {
    codes: typeof codes === 'string' ? codes.split(',').filter(Boolean) : [],
    sheet: sheet ?? 'a4-21',
    ...(start !== undefined && { start: Number(start) }),
    ...(copies !== undefined && { copies: Number(copies) }),
    hasCutMarks: cut === '1',
  }
}
