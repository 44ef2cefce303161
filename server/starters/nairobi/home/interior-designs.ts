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
  heroFamily: 'hero-interior',
  heroAlts: [
    'Drawing of a furnished living room with tall windows',
    'Drawing of a reception lounge with pendant lamps',
  ],
  cards: [
    {
      family: 'living-room',
      traits: ['lounge'],
      alt: 'Living room with a sofa, a rug and a low table',
    },
    { family: 'business-interior', traits: ['shop'], alt: 'Shop with display shelves' },
    { family: 'home-inside', traits: ['kitchen'], alt: 'Kitchen of a home' },
  ],
  portfolio: {
    id: 'interior-portfolio',
    title: 'Interior Designs',
    text: 'Rooms planned around how people sit, work, eat, cook and sleep.',
    items: [
      {
        title: 'Family sitting room',
        text: 'Sofa and armchair turn to the fire, around one round rug.',
        family: 'living-room',
        traits: ['fireplace'],
        alt: 'Family sitting room with a fireplace',
      },
      {
        title: 'Open office',
        text: 'Desks stand back to back under lamps, with a wall of cupboards behind them.',
        family: 'business-interior',
        traits: ['office', 'storage-wall'],
        alt: 'Office with desks and a wall of cupboards',
      },
      {
        title: 'Restaurant',
        text: 'Tables for two stand in rows, the last of them along a padded bench.',
        family: 'business-interior',
        traits: ['restaurant', 'tables-for-two'],
        alt: 'Restaurant with tables for two',
      },
      {
        title: 'Kitchen',
        text: 'Sink, hob and fridge find their places before a single door is chosen.',
        family: 'home-inside',
        traits: ['kitchen'],
        alt: 'Kitchen of a home with fitted cupboards',
      },
      {
        title: 'Reception',
        text: 'A long desk for arrivals, and a screen that sets the waiting place apart.',
        family: 'business-interior',
        traits: ['reception'],
        alt: 'Reception with a desk and seats for visitors',
      },
      {
        title: 'Bedroom',
        text: 'Bed, lamps and wardrobe in one set of drawings, measured before they are made.',
        family: 'home-inside',
        traits: ['bedroom'],
        alt: 'Bedroom with a double bed',
      },
    ],
  },
}
