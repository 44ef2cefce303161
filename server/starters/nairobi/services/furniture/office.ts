import { routes } from '../../../../../web/base/routes.ts'
import type { Look } from '../../../../content/slots.ts'
import { pageDrawing } from '../../page-drawings.ts'
import { cardImages } from '../../works.ts'
import { furniturePage, getQuote, showroomHero, viewPortfolio } from './furniture-page.ts'
import { paths, trails } from './paths.ts'

interface Collection {
  title: string
  folder: string
  text: string
  points: string[]
  looks: Look[]
}

const collections: Collection[] = [
  {
    title: 'Executive Desks',
    folder: 'executive-desks',
    text: 'A wide top, drawers with locks and a panel that hides the cables.',
    points: [
      'Pedestals on one side or on both',
      'Returns to the left or to the right',
      'Tops in oak, mahogany or walnut',
      'Steel frames for wide spans',
    ],
    looks: [
      { family: 'desk', traits: ['executive'], alt: 'Desk with a pedestal at each end' },
      { family: 'desk', traits: ['corner'], alt: 'Desk with a return at one side' },
      { family: 'desk', traits: ['frame'], alt: 'Wide desk on a steel frame' },
    ],
  },
  {
    title: 'Conference Tables',
    folder: 'conference-tables',
    text: 'From a table for six to one that seats the whole board.',
    points: [
      'Joints in the top that line up with the grain',
      'Power and network sockets under a flap',
      'Bases set back from the knees',
      'Taken apart to fit the lift',
    ],
    looks: [
      { family: 'conference-table', alt: 'Conference table for a boardroom' },
      { family: 'conference-table', alt: 'Conference table for a meeting room' },
      { family: 'conference-table', alt: 'Conference table for a project office' },
    ],
  },
  {
    title: 'Office Chairs',
    folder: 'office-chairs',
    text: 'For people who sit all day, and for those who stay an hour.',
    points: [
      'Seats that adjust in height and tilt',
      'Five-star bases on castors',
      'Covers in mesh, fabric or leather',
      'Visitor chairs to match',
    ],
    looks: [
      { family: 'office-chair', alt: 'Office chair for a manager' },
      { family: 'office-chair', alt: 'Office chair for a work desk' },
      { family: 'office-chair', alt: 'Office chair for a meeting room' },
    ],
  },
]

export const office = furniturePage({
  path: paths.office,
  under: paths.main,
  menu: 'Office',
  name: 'Office Furniture',
  description:
    'Office furniture made in Nairobi: executive desks, conference tables and office chairs, with one hundred products to choose from and quotes by number.',
  keywords: [
    'office furniture Nairobi',
    'executive desks Kenya',
    'conference tables Nairobi',
    'office chairs Kenya',
  ],
  sections: [
    showroomHero({
      category: 'office',
      shows: ['office'],
      rooms: ['gallery', 'stage'],
      breadcrumb: trails.furniture,
      title: 'Desks to work at, tables to decide at',
      text: 'Executive desks, conference tables and chairs, matched in one wood and one steel colour across the floor.',
      quote: 'Get Office Quote',
      scenes: [
        ['Office furniture', 'Showroom of office furniture'],
        ['Desks and chairs', 'Office furniture set out for a working day'],
      ],
    }),
    {
      kind: 'cards',
      id: 'collections',
      eyebrow: 'Collections',
      title: 'A desk, a table, a chair',
      cards: collections.map(({ title, folder, text, points, looks }) => ({
        title,
        text,
        points,
        images: cardImages('executive-furniture/office/cards', folder, looks),
        action: { label: 'Get Quote', href: routes.contact, look: 'secondary' },
      })),
      seconds: 3,
    },
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Office Products',
      text: 'All pieces in a numbered list. Put the number in your message.',
      collection: 'office',
      toggle: 'show-all',
      count: 'heading',
    },
    {
      kind: 'table',
      title: 'How large a conference table has to be',
      text: 'Each person takes 70 cm of the long edge, and one more sits at either end.',
      columns: ['People', 'Table top', 'Smallest room'],
      rows: [
        ['6', '180 × 90 cm', '380 × 290 cm'],
        ['8', '240 × 110 cm', '440 × 310 cm'],
        ['10', '300 × 120 cm', '500 × 320 cm'],
        ['14', '420 × 130 cm', '620 × 330 cm'],
        ['20', '630 × 140 cm', '830 × 340 cm'],
      ],
      note: 'The smallest room keeps a metre free on all four sides, for chairs and the people behind them.',
    },
    {
      kind: 'call-to-action',
      title: 'Furnish one desk or the whole floor',
      text: 'With the floor plan and the number of people we place each desk before we quote.',
      actions: [getQuote('Get Office Quote'), viewPortfolio()],
      drawing: pageDrawing(paths.office),
    },
  ],
})
