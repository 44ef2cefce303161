import * as z from 'zod'
import { line, passage } from '../described.ts'
import { heading } from '../fields.ts'
import { kind } from '../kind.ts'

/** Address, hours and the inquiry form; the details themselves come with the site. */
export const contact = z
  .strictObject({
    kind: z.literal('contact'),
    ...heading,
    form: z
      .strictObject({ title: line('Title'), text: passage('Text') })
      .meta({ title: 'Above the form' }),
  })
  .meta(
    kind('Contact', 'Address, hours and the form for inquiries; see also “Contact details”.', {
      isFixed: true,
      isOnce: true,
    }),
  )
