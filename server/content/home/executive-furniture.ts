import type { Service } from './service.ts'

export const executiveFurniture: Service = {
  folder: 'executive-furniture',
  title: 'Executive Furniture',
  text: 'Desks, seating, kitchens, bars and furniture legs, made to the size of the room.',
  points: [
    'Desks, tables and chairs for offices',
    'Kitchens, lounges and boudoirs',
    'Counters for bars and restaurants',
    'Legs and posts in wood and steel',
  ],
  family: 'desk',
  heroFamily: 'hero-furniture',
  heroAlts: [
    'Drawing of a furniture showroom with desks and chairs',
    'Drawing of a showroom corner with a conference table',
  ],
  cards: [
    { alt: 'Executive desk with two drawer pedestals', traits: ['executive'] },
    { alt: 'Desk on a steel frame', traits: ['frame'] },
    { alt: 'Desk with one pedestal', traits: ['pedestal', 'no-second-pedestal'] },
  ],
  portfolio: {
    id: 'furniture-portfolio',
    title: 'Executive Furniture',
    text: 'Working furniture with the joints you can check: dovetails, welds and edges that last.',
    items: [
      {
        title: 'Pedestal desk',
        text: 'Drawers on both sides, a modesty panel and an inlay to write on.',
        alt: 'Desk with drawers on both sides',
        traits: ['executive'],
      },
      {
        title: 'Writing desk',
        text: 'A thin top on four tapered legs for a room that should stay light.',
        alt: 'Writing desk on four legs',
        traits: ['legs'],
      },
      {
        title: 'Manager’s desk',
        text: 'A return at the side takes the papers; the main top stays clear for the screen.',
        alt: 'Desk with a side return',
        traits: ['corner'],
      },
      {
        title: 'Steel-frame desk',
        text: 'A welded frame takes the load, so the span needs no middle leg.',
        alt: 'Desk on a steel frame',
        traits: ['frame'],
      },
      {
        title: 'Single-pedestal desk',
        text: 'Drawers that lock together, on the side you ask for.',
        alt: 'Desk with one pedestal',
        traits: ['pedestal', 'no-second-pedestal'],
      },
      {
        title: 'Reception desk',
        text: 'A raised counter at the front shields the screen and takes a signature.',
        alt: 'Reception desk with a raised counter',
        traits: ['counter'],
      },
    ],
  },
}
