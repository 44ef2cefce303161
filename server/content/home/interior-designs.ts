import type { Service } from './service.ts'

export const interiorDesigns: Service = {
  folder: 'interior-designs',
  title: 'Interior Designs',
  text: 'One team draws the room, builds it and hands it over: homes, offices and counters.',
  points: [
    '3D views before work begins',
    'Joinery from our own workshop',
    'Offices and shops fitted out',
    'Homes and apartments',
  ],
  family: 'living-room',
  heroFamily: 'hero-interior',
  heroAlts: [
    'Drawing of a furnished living room with tall windows',
    'Drawing of a reception lounge with pendant lamps',
  ],
  cards: [
    { alt: 'Living room with a sofa, a rug and a low table', traits: ['lounge'] },
    { alt: 'Sitting room with shelves along the wall', traits: ['library'] },
    { alt: 'Corner lounge beside a window', traits: ['corner-sofa'] },
  ],
  portfolio: {
    id: 'interior-portfolio',
    title: 'Interior Designs',
    text: 'Rooms planned around how people sit, cook, meet and store things.',
    items: [
      {
        title: 'Family sitting room',
        text: 'Sofa and armchair turn to the fire, and nothing stands in the way to the door.',
        alt: 'Family sitting room with a fireplace',
        traits: ['fireplace'],
      },
      {
        title: 'Apartment lounge',
        text: 'A sofa around the corner seats the family and keeps the floor free.',
        alt: 'Apartment lounge with a corner sofa',
        traits: ['corner-sofa'],
      },
      {
        title: 'Reading corner',
        text: 'An armchair, a lamp at shoulder height and books within reach.',
        alt: 'Reading corner with an armchair and a lamp',
        traits: ['library'],
      },
      {
        title: 'Guest lounge',
        text: 'The armchair turns to the sofa, so that talk needs no raised voice.',
        alt: 'Guest lounge with a sofa and an armchair',
        traits: ['lounge'],
      },
      {
        title: 'Media room',
        text: 'The screen hangs on a clad wall, and one low cabinet hides all that feeds it.',
        alt: 'Media room with a sofa before the screen',
        traits: ['media-wall'],
      },
      {
        title: 'Show apartment',
        text: 'Furnished from one palette, so the room reads as larger than it measures.',
        alt: 'Show apartment with a dining table',
        traits: ['dining'],
      },
    ],
  },
}
