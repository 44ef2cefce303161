import { drawing } from '../../content/drawing.ts'
import type { PageSource } from '../../content/page.ts'
import { pictured } from './page-drawings.ts'

export const contact: PageSource = {
  path: '/contact',
  name: 'Contact Us',
  title: 'Contact Us - Get Your Free Construction Quote',
  menu: 'Contact Us',
  description:
    'Call, write or visit us in Nairobi: office address, phone, e-mail and business hours, and what to send us for a free construction quote.',
  keywords: [
    'contact construction company Nairobi',
    'free construction quote Kenya',
    'prefab units quote',
    'interior design consultation Nairobi',
    'executive furniture quote',
  ],
  sections: [
    {
      kind: 'hero',
      title: 'Contact Us',
      text: 'Get in touch with our expert team about a prefab unit, an interior, a piece of furniture or steelwork.',
      drawing: drawing('contact', {
        family: 'hero-gate',
        shape: 'wide',
        alt: 'Open gate of a yard on a street, with an office made of units behind it',
      }),
    },
    {
      kind: 'contact',
      id: 'get-in-touch',
      title: 'Get In Touch',
      text: 'Call for a quick answer. Write when there are drawings or pictures to show.',
      form: {
        title: 'Send Us a Message',
        text: 'What helps us to quote: what you need, how large or how many, where it goes and when.',
      },
    },
    {
      kind: 'links',
      id: 'before-you-write',
      eyebrow: 'Before you write',
      title: 'Pick a piece or a picture',
      text: 'With a product number or a picture to go by, the first answer is already a useful one.',
      links: pictured([
        {
          label: 'Project Gallery',
          href: '/gallery',
          text: 'Pictures with numbers, and catalogs as PDF',
        },
        {
          label: 'Prefab Units',
          href: '/services/containers',
          text: 'Commercial, public and residential',
        },
        {
          label: 'Interior Design',
          href: '/services/interiors',
          text: 'From the first visit to the handover',
        },
        {
          label: 'Executive Furniture',
          href: '/services/furniture',
          text: 'Collections with a code on every piece',
        },
        {
          label: 'Engineering Services',
          href: '/engineering-services',
          text: 'What we cut, coat and weld',
        },
      ]),
    },
  ],
}
