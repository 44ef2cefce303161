import { furniturePage, getQuote, showroomHero } from './furniture-page.ts'
import { paths, trails } from './paths.ts'

export const chairs = furniturePage({
  path: paths.chairs,
  under: paths.main,
  menu: 'Chairs',
  name: 'Chairs',
  description:
    'Chairs made in Nairobi for dining rooms, offices and waiting areas, with arms or without, in wood or steel. One hundred models, Ch1 to Ch100.',
  keywords: ['chairs Nairobi', 'dining chairs Kenya', 'visitor chairs Nairobi', 'wooden chairs'],
  sections: [
    showroomHero({
      category: 'chairs',
      shows: ['chair'],
      rooms: ['stage', 'workbench'],
      breadcrumb: trails.furniture,
      title: 'One hundred ways to sit',
      text: 'Dining, office and visitor chairs in wood and steel, with arms or without, padded or plain.',
      quote: 'Get Chair Quote',
      scenes: [
        ['Chairs', 'Chairs on the steps of a showroom'],
        ['Dining and office chairs', 'Chairs for dining rooms and offices beside a workbench'],
      ],
    }),
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Chair models',
      text: 'Order a single chair, a set of six or two hundred for a hall.',
      collection: 'chairs',
      toggle: 'click-for-more',
      placeholder: true,
    },
    {
      kind: 'features',
      title: 'Decide these and the chair is yours',
      items: [
        {
          title: 'The frame',
          text: 'Oak, mahogany or beech, or steel tube where chairs are stacked.',
        },
        {
          title: 'The seat',
          text: 'Upholstered, woven, or shaped from solid wood, 45 cm above the floor.',
        },
        {
          title: 'The back',
          text: 'Slats let air through, a padded back suits long meals, a low one hides under the table.',
        },
        {
          title: 'The arms',
          text: 'Kept below the edge of the table, so that the chair still pushes in.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Send the code, how many and which wood',
      text: 'These three make your request complete.',
      actions: [
        getQuote('Get Chair Quote'),
        { label: 'See Chair Legs', href: paths.chairLegs, look: 'secondary' },
      ],
      ways: true,
    },
  ],
})
