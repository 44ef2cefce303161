import { pageDrawing } from '../../page-drawings.ts'
import { furniturePage, getQuote, showroomHero } from './furniture-page.ts'
import { paths, trails } from './paths.ts'

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
      collection: 'posts-balustrades',
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
