import { pageDrawing } from '../../page-drawings.ts'
import { furniturePage, getQuote, showroomHero } from './furniture-page.ts'
import { paths, trails } from './paths.ts'

export const bedLegs = furniturePage({
  path: paths.bedLegs,
  aliases: [`${paths.legs}/bed-legs`],
  under: paths.legs,
  menu: 'Bed Legs',
  name: 'Bed Legs',
  description:
    'Bed legs made in Nairobi: bun feet, tapered blocks, turned and steel legs for bed frames, divans and sofas. One hundred models, BL001 to BL100.',
  keywords: ['bed legs Nairobi', 'sofa legs Kenya', 'bun feet Kenya', 'bed frame legs Nairobi'],
  sections: [
    showroomHero({
      category: 'bed-legs',
      shows: ['legs', 'bed-legs'],
      rooms: ['counter', 'shop-window'],
      breadcrumb: trails.legs,
      title: 'Small legs for a heavy load',
      text: 'Thick, short legs with bolts or steel plates, strong where the frame meets the floor.',
      quote: 'Get Legs Quote',
      scenes: [
        ['Bed legs', 'Bed legs on a counter'],
        ['Feet for beds and sofas', 'Legs for beds and sofas behind a shop window'],
      ],
    }),
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Bed leg models',
      text: 'From a low bun foot to a leg that leaves room for boxes underneath.',
      collection: 'bed-legs',
      toggle: 'click-for-more',
    },
    {
      kind: 'steps',
      title: 'New legs for the bed you have',
      steps: [
        {
          title: 'Count',
          text: 'Four at the corners, and one more under the middle beam of a wide bed.',
        },
        {
          title: 'Choose the height',
          text: '10 cm keeps the bed low, 25 cm lets a broom or a storage box pass.',
        },
        {
          title: 'Choose the fixing',
          text: 'A plate is held by four screws, a bolt goes through one hole in the frame.',
        },
        {
          title: 'Level',
          text: 'Turn the adjustable feet until a ball stays where you put it.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Raise the bed you sleep in',
      text: 'Send the width of the frame, the height you want and a photo of one corner from below.',
      actions: [
        getQuote('Get Legs Quote'),
        { label: 'All Furniture Legs', href: paths.legs, look: 'secondary' },
      ],
      drawing: pageDrawing(paths.bedLegs),
    },
  ],
})
