import { image } from '../../../../content/slots.ts'
import { pageDrawing } from '../../page-drawings.ts'
import { furniturePage, getQuote, showroomHero } from './furniture-page.ts'
import { paths, trails } from './paths.ts'

export const outdoor = furniturePage({
  path: paths.outdoor,
  under: paths.main,
  menu: 'Outdoor',
  name: 'Outdoor Furniture',
  description:
    'Outdoor furniture made in Nairobi for gardens, terraces and poolsides: dining sets, loungers, benches and parasols. One hundred models, from OD001.',
  keywords: [
    'outdoor furniture Nairobi',
    'garden furniture Kenya',
    'pool loungers Nairobi',
    'terrace furniture Kenya',
  ],
  sections: [
    showroomHero({
      category: 'outdoor',
      shows: ['outdoor'],
      rooms: ['gallery', 'stage'],
      breadcrumb: trails.furniture,
      title: 'Left outside on purpose',
      text: 'Loungers, benches, dining sets and parasols in materials that take the sun and the long rains.',
      quote: 'Get Outdoor Quote',
      scenes: [
        ['Outdoor furniture', 'Showroom of outdoor furniture'],
        ['Garden and poolside', 'Furniture for gardens and poolsides on display'],
      ],
    }),
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Outdoor models',
      text: 'For the garden, the terrace and the edge of the pool.',
      collection: 'outdoor',
      toggle: 'click-for-more',
      placeholder: true,
    },
    {
      kind: 'checklist',
      title: 'Built for rain and sun',
      items: [
        'Teak and mvule, which hold their shape in the wet',
        'Steel coated after welding, so that no joint is bare',
        'Stainless screws and hinges throughout',
        'Gaps between the slats for water to run off',
        'Cushion foam that drains and dries',
        'Pads under wooden legs, wide feet for grass',
      ],
      media: image('executive-furniture/outdoor/weather/image-1', {
        family: 'outdoor-furniture',
        traits: ['bench', 'slatted'],
        alt: 'Bench for the garden',
      }),
    },
    {
      kind: 'call-to-action',
      title: 'Tell us where it will stand',
      text: 'Grass, paving or pool deck, open sky or roof: the answer decides the wood, the feet and the finish.',
      actions: [
        getQuote('Get Outdoor Quote'),
        { label: 'See Chairs', href: paths.chairs, look: 'secondary' },
      ],
      drawing: pageDrawing(paths.outdoor),
    },
  ],
})
