import { routes } from '../../../web/base/routes.ts'
import { drawing } from '../../content/drawing.ts'
import type { PageSource } from '../../content/page.ts'
import { pageDrawing, pictured } from './page-drawings.ts'
import { paths } from './services/furniture/paths.ts'

const gallery = (category: string, text: string, looks: Parameters<typeof pageDrawing>[0]) => ({
  label: category,
  href: routes.gallery(category),
  text,
  drawing: pageDrawing(looks),
})

/** Every collection, and the way to a product by its code. */
export const products: PageSource = {
  path: routes.products,
  name: 'Products by collection',
  description:
    'Every piece of furniture, room and prefab unit that has a code, by collection. Open one, and ask for a quote with the code that stands under its picture.',
  keywords: [
    'furniture catalogue Kenya',
    'furniture codes',
    'prefab unit designs',
    'executive furniture collections',
  ],
  sections: [
    {
      kind: 'hero',
      title: 'Everything that has a code',
      text: 'Each picture has a code and a page of its own. The code is all we need to know which piece you mean.',
      drawing: drawing('products', {
        family: 'hero-showroom',
        shape: 'wide',
        traits: ['home', 'rows'],
        alt: 'Showroom laid out as a home, with sofas, a dining table, shelves and a bed',
      }),
    },
    {
      kind: 'links',
      id: 'house',
      title: 'For the house',
      links: pictured([
        { label: 'Home', href: paths.home, text: 'Twenty pieces, from hallway to terrace' },
        {
          label: 'Kitchen',
          href: paths.kitchen,
          text: 'Fitted kitchens and islands, KP1 to KP100',
        },
        { label: 'Lounge', href: paths.lounge, text: 'Sofas and low tables, LP1 to LP100' },
        { label: 'Boudoir', href: paths.boudoir, text: 'Wardrobes and mirrors, BFP1 to BFP100' },
        { label: 'Beds', href: paths.beds, text: 'B1 to B100' },
        { label: 'Chairs', href: paths.chairs, text: 'Ch1 to Ch100' },
      ]),
    },
    {
      kind: 'links',
      id: 'guests',
      title: 'For work, guests and outdoors',
      links: pictured([
        { label: 'Office', href: paths.office, text: 'Desks, tables and chairs, OP1 to OP100' },
        { label: 'Bars and restaurants', href: paths.bars, text: 'BP1 to BP100' },
        { label: 'Outdoor', href: paths.outdoor, text: 'OD001 to OD100' },
        { label: 'Posts and balustrades', href: paths.posts, text: 'PB001 to PB100' },
      ]),
    },
    {
      kind: 'links',
      id: 'legs',
      title: 'Legs and bases',
      links: pictured([
        { label: 'Every leg by its name', href: paths.legs, text: 'LG1 to LG100' },
        { label: 'Chair legs', href: paths.chairLegs, text: 'CL001 to CL100' },
        { label: 'Table legs', href: paths.tableLegs, text: 'TL001 to TL100' },
        { label: 'Bed legs', href: paths.bedLegs, text: 'BL001 to BL100' },
      ]),
    },
    {
      kind: 'links',
      id: 'gallery',
      title: 'Units and rooms',
      links: [
        gallery('Prefab Units', 'PU1 to PU100', '/services/containers'),
        gallery('Interior Designs', 'ID1 to ID100', '/services/interiors'),
        gallery('Executive Furniture', 'EF1 to EF100', paths.main),
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Nothing close enough?',
      text: 'Send a photo or a sketch with the size you need: most of what we make began that way.',
      actions: [
        { label: 'Get Free Quote', href: routes.contact, look: 'primary' },
        { label: 'Project Gallery', href: routes.gallery(), look: 'secondary' },
      ],
    },
  ],
}
