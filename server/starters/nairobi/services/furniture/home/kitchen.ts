import { pageDrawing } from '../../../page-drawings.ts'
import { furniturePage, getQuote, showroomHero } from '../furniture-page.ts'
import { paths, trails } from '../paths.ts'

export const kitchen = furniturePage({
  path: paths.kitchen,
  under: paths.home,
  menu: 'Kitchen',
  name: 'Kitchen Furniture',
  description:
    'Fitted kitchens made to measure in Nairobi: base units, wall cupboards, islands and worktops, with one hundred kitchen products to choose from.',
  keywords: [
    'kitchen furniture Nairobi',
    'fitted kitchens Kenya',
    'kitchen cabinets Nairobi',
    'kitchen island Kenya',
  ],
  sections: [
    showroomHero({
      category: 'kitchen',
      shows: ['kitchen'],
      rooms: ['gallery', 'workbench'],
      breadcrumb: trails.home,
      title: 'Kitchens measured on your walls',
      text: 'Base units, wall cupboards and islands, cut in the workshop and fitted under one worktop.',
      quote: 'Get Kitchen Quote',
      scenes: [
        ['Fitted kitchens', 'Showroom of fitted kitchens'],
        ['Units and worktops', 'Kitchen units and worktops beside a workbench'],
      ],
    }),
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Kitchen Products',
      text: 'Straight runs, corners and islands, from a single wall to an open plan.',
      collection: 'kitchen',
      toggle: 'show-all',
      count: 'subtitle',
    },
    {
      kind: 'steps',
      title: 'From bare wall to first meal',
      steps: [
        {
          title: 'Measure',
          text: 'We note the walls, the pipes and the sockets, corner by corner.',
        },
        {
          title: 'Draw',
          text: 'You see each door and drawer on screen, and move what you like.',
        },
        {
          title: 'Build',
          text: 'Carcasses, doors and drawers are cut, edged and assembled indoors.',
        },
        {
          title: 'Fit',
          text: 'Units go in level. The worktop follows, cut out for sink and hob.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Ready to Transform Your Kitchen?',
      text: 'Send the length, width and height of the room, and where the water comes in.',
      actions: [
        getQuote('Get Kitchen Quote'),
        { label: 'See Lounge Furniture', href: paths.lounge, look: 'secondary' },
      ],
      drawing: pageDrawing(paths.kitchen),
    },
  ],
})
