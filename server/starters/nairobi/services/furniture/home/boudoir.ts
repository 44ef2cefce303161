import { image } from '../../../../../content/slots.ts'
import { pageDrawing } from '../../../page-drawings.ts'
import { furniturePage, getQuote, showroomHero } from '../furniture-page.ts'
import { paths, trails } from '../paths.ts'

export const boudoir = furniturePage({
  path: paths.boudoir,
  under: paths.home,
  menu: 'Boudoir',
  name: 'Boudoir Furniture',
  description:
    'Boudoir furniture made in Nairobi: wardrobes, dressing tables, mirrors and bedside pieces built as one set, with one hundred products to choose from.',
  keywords: [
    'boudoir furniture Nairobi',
    'dressing tables Kenya',
    'fitted wardrobes Nairobi',
    'dressing room Kenya',
  ],
  sections: [
    showroomHero({
      category: 'boudoir',
      shows: ['boudoir'],
      rooms: ['gallery', 'shop-window'],
      breadcrumb: trails.home,
      title: 'A dressing room with everything in reach',
      text: 'Wardrobes, mirrors and dressing tables that share one wood, one handle and one line.',
      quote: 'Get Boudoir Quote',
      scenes: [
        ['Boudoir furniture', 'Showroom of boudoir furniture'],
        ['Wardrobes and mirrors', 'Dressing room furniture behind a shop window'],
      ],
      height: 'screen',
    }),
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Boudoir Furniture Products',
      text: 'Alone or as a set: wardrobes, dressing tables, stools and bedside tables.',
      collection: 'boudoir',
      toggle: 'show-all',
      count: 'subtitle',
    },
    {
      kind: 'checklist',
      title: 'Planned around what you own',
      items: [
        'Full-height hanging for dresses and coats',
        'Two rails above each other for shirts and jackets',
        'Shallow lined drawers for jewellery',
        'Shoe shelves that slope towards you',
        'Light on both sides of the mirror, so no shadow falls on the face',
        'Sliding doors where the bed stands close',
      ],
      media: image('executive-furniture/boudoir/storage/image-1', {
        family: 'wardrobe',
        alt: 'Wardrobe planned for clothes and shoes',
      }),
    },
    {
      kind: 'call-to-action',
      title: 'Count the hangers, we draw the doors',
      text: 'With the length of the wall and a rough count of clothes and shoes we can plan the set.',
      actions: [
        getQuote('Get Boudoir Quote'),
        { label: 'See Beds', href: paths.beds, look: 'secondary' },
      ],
      drawing: pageDrawing(paths.boudoir),
    },
  ],
})
