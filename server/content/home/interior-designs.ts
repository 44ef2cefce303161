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
  cardAlts: [
    'Living room with a sofa, a rug and a low table',
    'Sitting room with shelves along the wall',
    'Corner lounge beside a window',
  ],
  portfolio: {
    id: 'interior-portfolio',
    title: 'Interior Designs',
    text: 'Rooms planned around how people sit, cook, meet and store things.',
    items: [
      {
        title: 'Family sitting room',
        text: 'The sofa faces the window; the walkway behind it stays a metre wide.',
        alt: 'Family sitting room with a sofa facing a low table',
      },
      {
        title: 'Apartment lounge',
        text: 'A long wall of shelves keeps the floor free in a narrow room.',
        alt: 'Apartment lounge with wall shelves',
      },
      {
        title: 'Reading corner',
        text: 'An armchair, a lamp at shoulder height and books within reach.',
        alt: 'Reading corner with an armchair and a lamp',
      },
      {
        title: 'Guest lounge',
        text: 'Two seats face each other so that talk needs no raised voice.',
        alt: 'Guest lounge with facing seats',
      },
      {
        title: 'Waiting room',
        text: 'Firm seats, hard floors and a plant in each corner that daylight reaches.',
        alt: 'Waiting room with plants',
      },
      {
        title: 'Show apartment',
        text: 'Furnished from one palette, so the room reads as larger than it measures.',
        alt: 'Furnished show apartment',
      },
    ],
  },
}
