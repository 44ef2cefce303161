import { image, type Look, video } from '../../../../content/slots.ts'
import { pageDrawing } from '../../page-drawings.ts'
import { cardImages } from '../../works.ts'
import { furniturePage, getQuote, viewPortfolio } from './furniture-page.ts'
import { paths, trails } from './paths.ts'

interface Room {
  title: string
  href: string
  text: string
  points: string[]
  looks: Look[]
}

const rooms: Room[] = [
  {
    title: 'Kitchen',
    href: paths.kitchen,
    text: 'Base units, wall cupboards and an island where the floor allows one.',
    points: ['Worktops in one length', 'Corner units you can reach into', 'Tall larder cupboards'],
    looks: [
      { family: 'kitchen', alt: 'Fitted kitchen' },
      { family: 'kitchen', alt: 'Kitchen with cupboards and worktop' },
      { family: 'kitchen', alt: 'Kitchen for a family house' },
    ],
  },
  {
    title: 'Lounge',
    href: paths.lounge,
    text: 'Sofas, armchairs, low tables and the cabinet behind the screen.',
    points: ['Hardwood frames', 'Covers that come off', 'Tables to match the floor'],
    looks: [
      { family: 'lounge', alt: 'Seats and low table of a lounge' },
      { family: 'sofa', alt: 'Sofa for a lounge' },
      { family: 'coffee-table', alt: 'Low table for a lounge' },
    ],
  },
  {
    title: 'Boudoir',
    href: paths.boudoir,
    text: 'Wardrobe, mirror and dressing table, made as one set for one wall.',
    points: [
      'Hanging space counted in hangers',
      'Drawers for small things',
      'Mirrors at full height',
    ],
    looks: [
      { family: 'boudoir', alt: 'Furniture of a dressing room' },
      { family: 'wardrobe', alt: 'Wardrobe for a dressing room' },
      { family: 'dressing-table', alt: 'Dressing table for a boudoir' },
    ],
  },
]

export const homeFurniture = furniturePage({
  path: paths.home,
  under: paths.main,
  menu: 'Home',
  name: 'Home Furniture',
  description:
    'Home furniture made in Nairobi: sofas, dining sets, wardrobes and beds, with collections of their own for the kitchen, the lounge and the boudoir.',
  keywords: [
    'home furniture Nairobi',
    'sofas Kenya',
    'dining sets Nairobi',
    'wardrobes Kenya',
    'bedroom furniture Nairobi',
  ],
  sections: [
    {
      kind: 'hero',
      breadcrumb: trails.furniture,
      title: 'Furniture for the hours at home',
      text: 'From the hallway to the terrace, with kitchen, lounge and boudoir made to measure.',
      actions: [getQuote('Get Home Furniture Quote'), viewPortfolio()],
      slides: [
        {
          label: 'Home furniture',
          media: image('executive-furniture/home/hero/image-1', {
            shape: 'wide',
            family: 'hero-showroom',
            traits: ['home', 'rows'],
            alt: 'Showroom of home furniture',
          }),
        },
        {
          label: 'A furnished room',
          media: image('executive-furniture/home/hero/image-2', {
            shape: 'wide',
            family: 'hero-interior',
            alt: 'Furnished living room',
          }),
        },
        {
          label: 'A walk through the showroom',
          media: video('executive-furniture/home/hero/video-1', {
            family: 'hero-showroom',
            traits: ['home', 'stage'],
            alt: 'Furniture for the home, set out in a showroom',
          }),
        },
      ],
      seconds: { image: 2, video: 20 },
      height: 'screen',
    },
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Twenty pieces for the house',
      text: 'Made to order: the size, the wood and the fabric are yours to choose.',
      collection: 'home',
      toggle: 'click-for-more',
    },
    {
      kind: 'cards',
      id: 'rooms',
      eyebrow: 'Rooms',
      title: 'Rooms made to measure',
      text: 'A hundred pieces for each room.',
      cards: rooms.map(({ title, href, text, points, looks }) => ({
        title,
        text,
        points,
        images: cardImages('executive-furniture/home/cards', title.toLowerCase(), looks),
        href,
        action: { label: `View ${title} Furniture`, href, look: 'secondary' },
      })),
      seconds: 3,
    },
    {
      kind: 'call-to-action',
      title: 'The whole house to match',
      text: 'Furnish a single corner or all of it. Wood and handles match either way.',
      actions: [getQuote('Get Home Furniture Quote'), viewPortfolio()],
      drawing: pageDrawing(paths.home),
    },
  ],
})
