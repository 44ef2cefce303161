import * as z from 'zod'
import { line, list, passage } from '../described.ts'
import { text } from '../fields.ts'
import { filledIn, kind } from '../kind.ts'
import { href } from '../link-fields.ts'

/** A unit to design; which one is shown follows from the query (web/features/design/design-at-address.ts). */
export const design = z
  .strictObject({
    kind: z.literal('design'),
    breadcrumb: list(
      'Pages above',
      'page',
      z.strictObject({ label: line('Name', { most: 60 }), href }),
      { most: 6, help: 'The way to this page.' },
    ).default([]),
    title: line('Headline', { example: 'Design your unit' }),
    text: passage('Text', { example: 'A sentence below the headline.' }),
    /** The plan of the query, where it names one. */
    plan: text.optional().meta(filledIn),
    /**
     * The estimate of that plan, or of the first; null where it is not known. Absent without the
     * owner's prices.
     */
    estimate: z
      .strictObject({ from: z.number(), to: z.number(), currency: z.string() })
      .nullable()
      .optional()
      .meta(filledIn),
  })
  .meta(
    kind('Design your unit', 'A prefab unit that visitors put together and send to you.', {
      isFixed: true,
      isOnce: true,
    }),
  )
