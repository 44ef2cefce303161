import { pageDrawing } from '../../../page-drawings.ts'
import { furniturePage, getQuote, showroomHero } from '../furniture-page.ts'
import { paths, trails } from '../paths.ts'

export const lounge = furniturePage({
  path: paths.lounge,
  under: paths.home,
  menu: 'Lounge',
  name: 'Lounge Furniture',
  description:
    'Lounge furniture made in Nairobi: sofas, armchairs, low tables and media units on hardwood frames. Choose from one hundred lounge products.',
  keywords: [
    'lounge furniture Nairobi',
    'sofa sets Kenya',
    'armchairs Nairobi',
    'coffee tables Kenya',
  ],
  sections: [
    showroomHero({
      category: 'lounge',
      shows: ['lounge'],
      rooms: ['rows', 'shop-window'],
      breadcrumb: trails.home,
      title: 'Seats that nobody wants to leave',
      text: 'Sofas, armchairs and low tables, built on hardwood and covered in the cloth you pick.',
      quote: 'Get Lounge Quote',
      scenes: [
        ['Lounge furniture', 'Lounge furniture in a lit room'],
        ['Seats and low tables', 'Lounge seats and low tables behind a shop window'],
      ],
    }),
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Lounge Products',
      text: 'Sets and single pieces. A sofa can grow longer, deeper or around a corner.',
      collection: 'lounge',
      toggle: 'show-all',
      count: 'subtitle',
    },
    {
      kind: 'features',
      title: 'What is inside a sofa',
      text: 'Its layers decide how it sits after years of use.',
      items: [
        {
          title: 'Frame',
          text: 'Hardwood, glued and dowelled, with a block screwed into every corner.',
        },
        { title: 'Springs', text: 'Steel springs under the seat and webbing behind the back.' },
        { title: 'Filling', text: 'Dense foam at the core, with a softer layer on top.' },
        { title: 'Cover', text: 'Woven fabric, velvet or leather, sewn to come off again.' },
      ],
      layout: 'list',
    },
    {
      kind: 'call-to-action',
      title: 'Create Comfort',
      text: 'Tell us how many sit down at once and how wide the front door is. The rest is choosing.',
      actions: [
        getQuote('Get Lounge Quote'),
        { label: 'All Home Furniture', href: paths.home, look: 'secondary' },
      ],
      drawing: pageDrawing(paths.lounge),
    },
  ],
})
