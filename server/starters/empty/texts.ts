import { routes } from '../../../web/base/routes.ts'
import type { SiteTexts } from '../../../web/features/company/site-texts/contract.ts'

/** The texts around the pages of an empty site, where those of the release speak of its trade. */
export const emptyTexts: SiteTexts = {
  texts: {
    services: '',
    'words.budget': '',
    'words.timeline': '',
    'message.chat': 'Hello {company}, I would like to know more about what you offer.',
    'message.search': 'Hello {company}, I looked for “{words}” on your website. Do you have it?',
    'search.field': 'A name, a code, or what it is for',
    'search.nothing': 'Nothing goes by these words. Ask us.',
    'words.careers': '',
    'words.since': '',
  },
  footer: [
    [
      'Showroom',
      [
        ['Products', routes.products],
        ['Shortlist', routes.shortlist],
      ],
    ],
    [
      'Company',
      [
        ['How it works', routes.about],
        ['Contact', routes.contact],
      ],
    ],
  ],
}
