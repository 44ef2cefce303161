import { drawing } from '../../content/drawing.ts'
import type { PageSource } from '../../content/page.ts'
import { pictured } from './page-drawings.ts'

export const shortlist: PageSource = {
  path: '/shortlist',
  name: 'Shortlist',
  description:
    'The pieces and units you have picked while looking around, kept in this browser. Send them to us in one message and get one quote.',
  keywords: ['shortlist', 'quote list', 'selected furniture', 'selected prefab units'],
  index: false,
  sections: [
    {
      kind: 'hero',
      title: 'Your shortlist',
      text: 'Kept in this browser only. Set how many you need, add a note, and send it all in one message.',
    },
    {
      kind: 'shortlist',
      title: 'Chosen items',
      drawing: drawing('shortlist', {
        family: 'hero-outlines',
        shape: 'open',
        alt: 'Room with a cupboard, a desk, a sofa, a table and a chair as dashed outlines',
      }),
    },
    {
      kind: 'links',
      title: 'Look further',
      links: pictured([
        { label: 'Project Gallery', href: '/gallery', text: 'Three categories of pictures' },
        { label: 'Executive Furniture', href: '/services/furniture', text: 'Collections by room' },
        { label: 'Contact Us', href: '/contact', text: 'Address, phone and hours' },
      ]),
    },
  ],
}
