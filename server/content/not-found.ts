import { drawing } from './drawing.ts'
import type { PageSource } from './page.ts'
import { pictured } from './page-drawings.ts'

/** Shown with status 404; its path is never matched. */
export const notFound: PageSource = {
  path: '/404',
  name: 'Page not found',
  description:
    'There is no page at this address. From here you can go on to our prefab units, interiors, furniture or the contact page.',
  keywords: ['prefab units', 'interiors', 'furniture'],
  index: false,
  sections: [
    {
      kind: 'hero',
      eyebrow: '404',
      title: 'There is no page at this address',
      text: 'The link may be old or mistyped. Nothing else is broken.',
      drawing: drawing('not-found', {
        family: 'hero-empty-plot',
        shape: 'wide',
        alt: 'Crane with an empty hook over a plot without a building, and a board that says 404',
      }),
    },
    {
      kind: 'links',
      title: 'Where to go from here',
      links: pictured([
        { label: 'Home', href: '/', text: 'What we build and make, on one page' },
        {
          label: 'Prefab Units',
          href: '/services/containers',
          text: 'Offices, shops, classrooms, clinics, homes',
        },
        {
          label: 'Interior Design',
          href: '/services/interiors',
          text: 'Rooms drawn, built and handed over',
        },
        {
          label: 'Executive Furniture',
          href: '/services/furniture',
          text: 'Desks, kitchens, bars, beds, legs',
        },
        {
          label: 'Engineering Services',
          href: '/engineering-services',
          text: 'Laser cutting, powder coating, steel',
        },
        { label: 'Contact Us', href: '/contact', text: 'Ask for a quote' },
      ]),
    },
  ],
}
