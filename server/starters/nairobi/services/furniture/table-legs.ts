import { pageDrawing } from '../../page-drawings.ts'
import { furniturePage, getQuote, showroomHero } from './furniture-page.ts'
import { paths, trails } from './paths.ts'

export const tableLegs = furniturePage({
  path: paths.tableLegs,
  aliases: [`${paths.legs}/table-legs`],
  under: paths.legs,
  menu: 'Table Legs',
  name: 'Table Legs',
  description:
    'Table legs and bases made in Nairobi: turned and tapered wood, steel frames, trestles and pedestals. One hundred models, TL001 to TL100.',
  keywords: [
    'table legs Nairobi',
    'steel table frames Kenya',
    'table bases Kenya',
    'wooden table legs Nairobi',
  ],
  sections: [
    showroomHero({
      category: 'table-legs',
      shows: ['legs', 'table-legs'],
      rooms: ['rows', 'stage'],
      breadcrumb: trails.legs,
      title: 'What holds the table up',
      text: 'Single legs, trestles, frames and pedestals, made to the size and weight of your top.',
      quote: 'Get Legs Quote',
      scenes: [
        ['Table legs', 'Showroom of table legs'],
        ['Frames and pedestals', 'Table legs and bases on display'],
      ],
    }),
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Table leg models',
      text: 'Legs come in fours and trestles in pairs. A pedestal carries a round top alone.',
      collection: 'table-legs',
      toggle: 'click-for-more',
    },
    {
      kind: 'table',
      title: 'How long the leg has to be',
      text: 'Measured from the floor to the underside of a top 3 cm thick.',
      columns: ['Table', 'Height of the top', 'Length of the leg'],
      rows: [
        ['Coffee table', '42 cm', '39 cm'],
        ['Desk', '73 cm', '70 cm'],
        ['Dining table', '75 cm', '72 cm'],
        ['Kitchen island', '90 cm', '87 cm'],
        ['High table', '105 cm', '102 cm'],
      ],
      note: 'A thicker top takes a shorter leg: subtract the difference.',
    },
    {
      kind: 'call-to-action',
      title: 'You have the top, we have the legs',
      text: 'Its size, thickness and material tell us how strong they must be.',
      actions: [
        getQuote('Get Legs Quote'),
        { label: 'All Furniture Legs', href: paths.legs, look: 'secondary' },
      ],
      drawing: pageDrawing(paths.tableLegs),
    },
  ],
})
