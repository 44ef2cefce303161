import type { PageSource } from '../../../content/page.ts'
import { video } from '../../../content/slots.ts'
import { pageDrawing } from '../page-drawings.ts'
import { cardImages, works } from '../works.ts'

const learnMore = { label: 'Learn More', href: '/contact', look: 'secondary' as const }

const recentProjects = works('interior-designs/recent-projects', [
  {
    title: 'Sitting room',
    text: 'Sofa and chair turn to the fire, with a low table on the rug between them.',
    alt: 'Sitting room with a sofa, a rug and a low table',
    family: 'living-room',
    traits: ['fireplace'],
  },
  {
    title: 'Office floor',
    text: 'Desks meet under their lamps, and a wall of cupboards takes what would lie on them.',
    alt: 'Office interior with desks and a wall of storage',
    family: 'business-interior',
    traits: ['office', 'storage-wall'],
  },
  {
    title: 'Family kitchen',
    text: 'Sink, hob and fridge lie within three steps, with clear worktop between them.',
    alt: 'Kitchen with fitted cabinets and a worktop',
    family: 'home-inside',
    traits: ['kitchen'],
  },
  {
    title: 'Shop',
    text: 'The counter stands where every aisle is in view.',
    alt: 'Shop interior with shelves and a counter',
    family: 'business-interior',
    traits: ['shop', 'aisles'],
  },
  {
    title: 'Main bedroom',
    text: 'Bed, chest and wardrobe share one wall, and the floor before them stays free.',
    alt: 'Bedroom with a double bed, a chest and a wardrobe',
    family: 'home-inside',
    traits: ['bedroom'],
  },
  {
    title: 'Restaurant',
    text: 'A padded bench runs along the wall under the lamps, with tables for two before it.',
    alt: 'Restaurant interior with tables for two',
    family: 'business-interior',
    traits: ['restaurant', 'tables-for-two'],
  },
  {
    title: 'Reception',
    text: 'Two chairs wait in view of the desk, which has lamps above it.',
    alt: 'Reception area with a desk and seats for visitors',
    family: 'business-interior',
    traits: ['reception'],
  },
  {
    title: 'Apartment',
    text: 'A stove on a wall of stone, the firewood next to it and the books above.',
    alt: 'Apartment living room with a stove and a shelf of books',
    family: 'home-inside',
    traits: ['living'],
  },
])

export const interiors: PageSource = {
  path: '/services/interiors',
  name: 'Interior Design',
  menu: 'Interior Design',
  description:
    'Interior design and build in Nairobi for homes, offices, shops and restaurants: measured, shown in 3D, built and handed over. Schedule a consultation.',
  keywords: [
    'interior design Nairobi',
    'interior design and build Kenya',
    'office fit-out Nairobi',
    'home interiors Kenya',
    'restaurant interior design',
    '3D interior visualisation',
  ],
  service: { name: 'Interior Design', type: 'Interior Design' },
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Interior Design',
      title: 'Interiors you walk through before they are built',
      text: 'We measure the rooms, show them to you as a 3D model and build what you have agreed to: walls, floors, lighting and every cupboard.',
      actions: [
        { label: 'Schedule Consultation', href: '/contact', look: 'primary' },
        {
          label: 'View Portfolio',
          href: '/gallery?category=Interior%20Designs',
          look: 'secondary',
        },
      ],
      slides: [
        {
          label: 'Finished room',
          media: video('interior-designs/hero/video-1', {
            family: 'hero-interior',
            alt: 'Furnished room with a sofa, lamps and tall windows',
          }),
        },
        {
          label: 'Design studio',
          media: video('interior-designs/hero/video-2', {
            family: 'hero-design-studio',
            alt: 'Design studio with drawing tables and samples',
            traits: ['drawing-tables'],
          }),
        },
      ],
    },
    {
      kind: 'cards',
      id: 'design-and-build',
      title: 'What we design and build',
      seconds: 4,
      cards: [
        {
          title: 'Residential',
          text: 'One room or the whole house, with layout, joinery, lighting and finishes in one set of drawings.',
          points: [
            'Kitchens and built-in wardrobes',
            'Living and dining rooms',
            'Bedrooms and dressing rooms',
            'Ceilings, floors and lighting',
          ],
          images: cardImages('interior-designs/cards', 'residential', [
            { family: 'living-room', alt: 'Living room with a sofa and a floor lamp' },
            { family: 'home-inside', traits: ['kitchen'], alt: 'Home kitchen seen from above' },
            { family: 'home-inside', traits: ['bedroom'], alt: 'Bedroom seen from above' },
          ]),
          action: learnMore,
        },
        {
          title: 'Commercial',
          text: 'Offices, shops, restaurants and receptions, fitted out to the number of people who use them in a day.',
          points: [
            'Workstations and meeting rooms',
            'Shop counters and display shelves',
            'Seating plans for restaurants',
            'Reception desks and partitions',
          ],
          images: cardImages('interior-designs/cards', 'commercial', [
            { family: 'business-interior', traits: ['office'], alt: 'Fitted-out office' },
            { family: 'business-interior', traits: ['shop'], alt: 'Shop with display shelves' },
            {
              family: 'business-interior',
              traits: ['restaurant'],
              alt: 'Restaurant with tables and chairs',
            },
          ]),
          action: learnMore,
        },
        {
          title: '3D Visualization',
          text: 'A measured model shows each room from eye height, in the light and the materials it will have.',
          points: [
            'Wireframes to check sizes',
            'Views of every room',
            'Materials and colours side by side',
            'Changes on screen, not on site',
          ],
          images: cardImages('interior-designs/cards', '3d-visualization', [
            { family: 'wireframe-room', alt: 'Wireframe of a furnished room' },
            { family: 'wireframe-room', alt: 'Wireframe room partly filled with colour' },
            { family: 'wireframe-room', alt: 'Room drawn in lines with its furniture' },
          ]),
          action: learnMore,
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      eyebrow: 'How it goes',
      title: 'From visit to handover',
      steps: [
        {
          title: 'Consultation',
          text: 'We visit, measure every wall and opening, and write down what the room has to do.',
        },
        {
          title: 'Design & Planning',
          text: 'You get plans, a 3D model and a list of materials, changed until they suit you.',
        },
        {
          title: 'Construction',
          text: 'Partitions, wiring, floors and joinery go in, in that order, to the agreed drawings.',
        },
        {
          title: 'Completion',
          text: 'We go through each room with you, put right what is on the list, clean and hand over.',
        },
      ],
    },
    {
      kind: 'portfolio',
      id: 'recent-projects',
      eyebrow: 'Rooms by use',
      title: 'Recent Projects',
      ground: 'sand',
      items: recentProjects,
    },
    {
      kind: 'call-to-action',
      title: 'Bring a floor plan, or just the keys',
      text: 'A consultation begins with a tape measure and a list of what the room lacks today.',
      actions: [
        { label: 'Get Interior Quote', href: '/contact', look: 'primary' },
        { label: 'See Executive Furniture', href: '/services/furniture', look: 'secondary' },
      ],
      drawing: pageDrawing('/services/interiors'),
    },
  ],
}
