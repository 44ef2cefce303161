import type { Look } from '../../../../content/slots.ts'
import { cardImages } from '../../works.ts'
import { furniturePage, getQuote, showroomHero } from './furniture-page.ts'
import { paths, trails } from './paths.ts'

interface Category {
  title: string
  folder: string
  href: string
  text: string
  points: string[]
  looks: Look[]
}

const categories: Category[] = [
  {
    title: 'Chair Legs',
    folder: 'chair-legs',
    href: paths.chairLegs,
    text: 'Front legs, back legs and whole bases for seats of any height.',
    points: ['Straight, splayed or curved', 'Tenon, dowel or plate', 'Single or in sets of four'],
    looks: [
      { family: 'chair-leg', alt: 'Leg for a dining chair' },
      { family: 'chair-leg', alt: 'Leg for an armchair' },
      { family: 'chair-leg', alt: 'Leg for an office chair' },
    ],
  },
  {
    title: 'Table Legs',
    folder: 'table-legs',
    href: paths.tableLegs,
    text: 'Legs, frames, trestles and pedestals for tops of wood, glass or stone.',
    points: ['From coffee table to bar', 'Plates drilled for the top', 'Feet that adjust'],
    looks: [
      { family: 'table-leg', alt: 'Leg for a dining table' },
      { family: 'table-leg', alt: 'Leg for a coffee table' },
      { family: 'table-leg', alt: 'Leg for a desk' },
    ],
  },
  {
    title: 'Bed Legs',
    folder: 'bed-legs',
    href: paths.bedLegs,
    text: 'Short, thick legs for bed frames, divans and heavy sofas.',
    points: ['Low feet and tall legs', 'Bolt or screw plate', 'Middle legs for wide beds'],
    looks: [
      { family: 'bed-leg', alt: 'Leg for a double bed' },
      { family: 'bed-leg', alt: 'Leg for a divan' },
      { family: 'bed-leg', alt: 'Leg for the middle of a bed' },
    ],
  },
  {
    title: 'Posts & Balustrades',
    folder: 'posts-balustrades',
    href: paths.posts,
    text: 'Newels, balusters and railings for stairs, landings and verandas.',
    points: ['Turned or square wood', 'Iron bars', 'Glass and steel cable'],
    looks: [
      { family: 'post', traits: ['turned'], alt: 'Turned wooden baluster' },
      { family: 'post', traits: ['iron'], alt: 'Iron railing' },
      { family: 'post', traits: ['glass'], alt: 'Glass balustrade' },
    ],
  },
]

export const legs = furniturePage({
  path: paths.legs,
  under: paths.main,
  menu: 'Legs',
  name: 'Furniture Legs',
  description:
    'Furniture legs made in Nairobi: turned, tapered, hairpin, cabriole, frames and bases in six woods and six metals. One hundred, each by its name.',
  keywords: [
    'furniture legs Nairobi',
    'wooden furniture legs Kenya',
    'hairpin legs Kenya',
    'metal table bases Nairobi',
  ],
  sections: [
    showroomHero({
      category: 'legs',
      shows: ['legs'],
      rooms: ['rows', 'workbench'],
      breadcrumb: trails.furniture,
      title: 'A leg for everything that stands',
      text: 'One hundred legs and bases in wood and metal: turned, welded, bent or tapered.',
      quote: 'Get Legs Quote',
      scenes: [
        ['Furniture legs', 'Furniture legs on display'],
        ['Legs and bases', 'Legs and bases beside a workbench'],
      ],
    }),
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Every leg by its name',
      text: 'It says material and form. You choose height and thickness.',
      collection: 'legs',
      toggle: 'click-for-more',
    },
    {
      kind: 'cards',
      id: 'categories',
      eyebrow: 'Categories',
      title: 'Choose by what you are building',
      cards: categories.map(({ title, folder, href, text, points, looks }) => ({
        title,
        text,
        points,
        images: cardImages('executive-furniture/legs/cards', folder, looks),
        href,
        action: { label: `View ${title}`, href, look: 'secondary' },
      })),
      seconds: 3,
    },
    {
      kind: 'call-to-action',
      title: 'Missing one leg of four?',
      text: 'Send a photo of the others with a ruler beside them, and we make the fourth to match.',
      actions: [
        getQuote('Get Legs Quote'),
        { label: 'All Executive Furniture', href: paths.main, look: 'secondary' },
      ],
    },
  ],
})
