import { NOT_FOUND, NOT_FOUND_LINKS } from '../../../web/features/company/site-texts/not-found.ts'
import { drawing } from '../../content/drawing.ts'
import type { PageSource } from '../../content/page.ts'
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
      title: NOT_FOUND.title,
      text: NOT_FOUND.text,
      drawing: drawing('not-found', {
        family: 'hero-empty-plot',
        shape: 'wide',
        alt: 'Crane with an empty hook over a plot without a building, and a board that says 404',
      }),
    },
    {
      kind: 'links',
      title: NOT_FOUND.links,
      links: pictured(NOT_FOUND_LINKS),
    },
  ],
}
