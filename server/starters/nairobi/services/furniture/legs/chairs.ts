import { image } from '../../../../../content/slots.ts'
import { pageDrawing } from '../../../page-drawings.ts'
import { furniturePage, getQuote, showroomHero } from '../furniture-page.ts'
import { paths, trails } from '../paths.ts'

const videos = showroomHero({
  category: 'chair-legs',
  shows: ['legs', 'chair-legs'],
  rooms: ['counter', 'gallery'],
  breadcrumb: trails.legs,
  title: 'Chair legs that stay tight',
  text: 'Straight, splayed or curved, with a tenon, a dowel or a plate, cut to the height of your seat.',
  quote: 'Get Legs Quote',
  scenes: [
    ['Chair legs', 'Chair legs on a counter'],
    ['Legs in wood and steel', 'Chair legs in wood and steel on display'],
  ],
})

export const chairLegs = furniturePage({
  path: paths.chairLegs,
  under: paths.legs,
  menu: 'Chair Legs',
  name: 'Chair Legs',
  description:
    'Chair legs made in Nairobi in wood and steel: turned, tapered, sabre and splayed, single or in sets of four. One hundred models, CL001 to CL100.',
  keywords: [
    'chair legs Nairobi',
    'wooden chair legs Kenya',
    'steel chair legs',
    'replacement chair legs Kenya',
  ],
  sections: [
    {
      ...videos,
      slides: [
        {
          label: 'A chair leg up close',
          media: image('executive-furniture/chair-legs/hero/image-1', {
            shape: 'wide',
            family: 'hero-showroom',
            traits: ['legs', 'chair-legs', 'rows'],
            alt: 'Furniture legs side by side',
          }),
        },
        ...videos.slides,
      ],
      seconds: { image: 2, video: 20 },
    },
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Chair leg models',
      text: 'Order one to mend a chair, or as many as a hall of chairs needs.',
      collection: 'chair-legs',
      toggle: 'click-for-more',
    },
    {
      kind: 'features',
      title: 'What to measure for a chair leg',
      items: [
        {
          title: 'Height',
          text: 'From the floor to the underside of the seat, without the cushion.',
        },
        {
          title: 'Head',
          text: 'The block that meets the rail, or the distance between the holes of the plate.',
        },
        {
          title: 'Angle',
          text: 'Upright, or how many centimetres the foot stands outside the seat.',
        },
      ],
      layout: 'list',
    },
    {
      kind: 'call-to-action',
      title: 'Legs for one chair or for a hall',
      text: 'Give us the code, the height and the wood, and say whether they come finished or bare.',
      actions: [
        getQuote('Get Legs Quote'),
        { label: 'All Furniture Legs', href: paths.legs, look: 'secondary' },
      ],
      drawing: pageDrawing(paths.chairLegs),
    },
  ],
})
