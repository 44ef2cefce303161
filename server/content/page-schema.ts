import * as z from 'zod'
import { tidied } from '../../web/features/company/site-texts/fields.ts'
import {
  LONGEST_MESSAGE,
  OF_A_PAGE,
  placeholderFault,
} from '../../web/features/company/site-texts/messages.ts'
import { line, list, yesOrNo } from '../../web/sections/described.ts'
import { filledIn } from '../../web/sections/kind.ts'
import { pageSectionSchema } from '../../web/sections/schemas.ts'

const path = z
  .string('Write an address')
  .max(200, 'At most 200 characters')
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
    'An address has small letters, digits and hyphens, such as /services/roofs',
  )

const description = z
  .string('Write one or two sentences')
  .min(50, 'At least 50 characters')
  .max(170, 'At most 170 characters')
  .meta({
    title: 'Description',
    description: 'What search engines show below the title: one or two sentences.',
  })

export const pageSchema = z.strictObject({
  path: path.meta({
    title: 'Address',
    description: 'Links to the former address lead to the new one.',
    examples: ['/services/roofs'],
  }),
  /** Other paths that serve this page; their canonical link points here. */
  aliases: z.array(path).max(20).default([]).meta(filledIn),
  /** The page's name: in the title before the company's, in breadcrumbs and links. */
  name: line('Name', {
    help: 'In links to this page, and in the title in front of the company.',
    most: 60,
  }),
  /** The whole title, where it is not "name | company". */
  title: line('Title for search engines', {
    help: 'Where it is not the name and the company. About 60 characters are shown.',
    most: 100,
  }).optional(),
  description,
  keywords: list('Keywords', 'keyword', line('Keyword', { most: 60 }), {
    help: 'What people search for who should find this page.',
    least: 3,
  }),
  /** The parent page, for the menu, the breadcrumb and the highlight. */
  under: path
    .meta({
      title: 'Page above',
      description: 'In the menu this page stands below it, and links lead back to it.',
      form: 'page',
    })
    .optional(),
  /** Its entry in the navigation bar; pages without one are not in it. */
  menu: line('In the menu', {
    help: 'Left out, the page is not in the menu.',
    most: 40,
  }).optional(),
  /** The page's own WhatsApp message; without it the site's message is used. */
  message: line('WhatsApp message', {
    help: 'What a chat from this page opens with, where it is not the message of every page. {company}, {page} and {link} are filled in.',
    most: LONGEST_MESSAGE,
  })
    .overwrite(text => tidied(text, { placeholders: OF_A_PAGE }))
    .superRefine((text, ctx) => {
      const fault = placeholderFault(text, OF_A_PAGE)
      if (fault) ctx.addIssue({ code: 'custom', message: fault })
    })
    .optional(),
  /** The offered service, for structured data. */
  service: z
    .strictObject({
      name: line('Name', { most: 80, example: 'What you offer' }),
      type: line('Kind of service', { most: 80, example: 'Construction' }),
    })
    .meta({ title: 'Service', description: 'Told to search engines.' })
    .optional(),
  /** False excludes the page from search engines and from the sitemap. */
  index: yesOrNo('Search engines may show this page').default(true),
  sections: z
    .array(pageSectionSchema)
    .min(1, 'Add a first section')
    .max(60, 'At most 60 sections')
    .meta(filledIn),
})
