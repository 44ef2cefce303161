import { pageDrawing } from '../../page-drawings.ts'
import { furniturePage, getQuote, showroomHero } from './furniture-page.ts'
import { paths, trails } from './paths.ts'
import { alternating, hundred, type Makes, padded } from './products.ts'

const kinds = ['turned', 'iron', 'square', 'glass', 'turned', 'cable', 'iron'] as const

const makes: Makes = { 3: ['landing'], 4: ['corner'], 7: ['run'], 15: ['run'], 16: ['stair'] }

export const posts = furniturePage({
  path: paths.posts,
  aliases: [`${paths.legs}/posts-balustrades`],
  under: paths.legs,
  menu: 'Posts & Balustrades',
  name: 'Posts & Balustrades',
  description:
    'Stair posts and balustrades made in Nairobi: turned newels, square balusters, iron bars, glass panels and steel cable. Models PB001 to PB100.',
  keywords: [
    'balustrades Nairobi',
    'stair posts Kenya',
    'wooden balusters Kenya',
    'glass balustrades Nairobi',
  ],
  sections: [
    showroomHero({
      category: 'posts-balustrades',
      shows: ['posts'],
      rooms: ['gallery', 'rows'],
      breadcrumb: trails.legs,
      title: 'Stairs you can hold on to',
      text: 'Newel posts, balusters and railings in turned wood, iron, glass and steel cable.',
      quote: 'Get Posts Quote',
      scenes: [
        ['Posts and balustrades', 'Showroom of stair posts and balustrades'],
        ['Balusters and railings', 'Balusters and railings on display'],
      ],
    }),
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Post and balustrade models',
      text: 'For stairs, landings, balconies and verandas, indoors and out.',
      products: hundred('posts-balustrades', number => ({
        name: padded('PB', number),
        family: 'post',
        traits: [alternating(kinds, number), ...(makes[number] ?? [])],
        alt: `Post or balustrade, model ${padded('PB', number)}`,
      })),
      toggle: 'click-for-more',
      placeholder: true,
    },
    {
      kind: 'features',
      title: 'Ways to close the side of a stair',
      items: [
        {
          title: 'Turned wood',
          text: 'Shaped on the lathe to one pattern, from newel to baluster.',
        },
        {
          title: 'Square wood',
          text: 'Straight bars with a small bevel, quiet beside a busy floor.',
        },
        { title: 'Iron', text: 'Bars and scrolls welded into panels, then coated.' },
        { title: 'Glass', text: 'Panes clamped between posts keep the room behind in view.' },
        { title: 'Steel cable', text: 'Tensioned between steel posts, thin enough to forget.' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'From the first step to the landing',
      text: 'Count the steps, measure the length of the slope and take a photo from below.',
      actions: [
        getQuote('Get Posts Quote'),
        { label: 'All Furniture Legs', href: paths.legs, look: 'secondary' },
      ],
      drawing: pageDrawing(paths.posts),
    },
  ],
})
