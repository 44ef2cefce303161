import * as z from 'zod'
import { HREF, hrefFault, NO_HREF } from '../base/href.ts'
import { choice, line, list } from './described.ts'

/** The target of a link: a page, a section, a mail address, a phone number or another site. */
export const href = z
  .string('Write where it leads')
  .max(600, 'At most 600 characters')
  .regex(HREF, NO_HREF)
  .refine(text => !hrefFault(text), { error: ({ input }) => hrefFault(String(input)) })
  .meta({
    title: 'Link',
    description: 'A page such as /contact, a section such as #process, or https://…',
    examples: ['/contact'],
    form: 'link',
  })

export const actionSchema = z
  .strictObject({
    label: line('Words', { most: 60, example: 'Contact us' }),
    href,
    look: choice('Look', {
      primary: 'Filled',
      secondary: 'Outlined',
      plain: 'Words alone',
    }).optional(),
  })
  .meta({ title: 'Button', form: 'action' })

export const actions = list('Buttons', 'button', actionSchema, { most: 6 })
