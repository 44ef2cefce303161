import * as z from 'zod'
import { choice, line, list } from './described.ts'

/** Browsers take `/\`, `//` and a tab in between for another site. */
const HREF = /^(?:\/(?!\/)(?!\S*\/\/)|#|mailto:|tel:|https:\/\/)[^\\\s]*$/

/** Where a link leads: into the site, to a section, a mail address, a phone number or elsewhere. */
export const href = z
  .string('Write where it leads')
  .max(600, 'At most 600 characters')
  .regex(HREF, 'A link begins with /, #, https://, mailto: or tel:, and has no spaces')
  .meta({
    title: 'Link',
    description: 'A page such as /contact, a section such as #process, or https://…',
    examples: ['/contact'],
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
