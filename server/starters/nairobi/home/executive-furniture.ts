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
  heroFamily: 'hero-furniture',
  heroAlts: [
    'Drawing of a furniture showroom with desks and chairs',
    'Drawing of a showroom corner with a conference table',
  ],
  cards: [
    { family: 'desk', traits: ['executive'], alt: 'Executive desk with two drawer pedestals' },
    { family: 'lounge', traits: ['suite'], alt: 'Sofa and two armchairs around a low table' },
    { family: 'kitchen', traits: ['corner'], alt: 'Kitchen fitted into a corner' },
  ],
  portfolio: {
    id: 'furniture-portfolio',
    title: 'Executive Furniture',
    text: 'From the desk to the garden table, with dovetails, welds and edges that last.',
    items: [
      {
        title: 'Pedestal desk',
        text: 'Drawers on both sides, a modesty panel and an inlay to write on.',
        family: 'desk',
        traits: ['executive'],
        alt: 'Desk with drawers on both sides',
      },
      {
        title: 'Buttoned sofa',
        text: 'A hardwood frame under the buttons keeps its line for years of evenings.',
        family: 'sofa',
        traits: ['buttoned'],
        alt: 'Sofa with a buttoned back',
      },
      {
        title: 'Island kitchen',
        text: 'Sink, hob and fridge line the wall, and the island is for chopping and for company.',
        family: 'kitchen',
        traits: ['island'],
        alt: 'Kitchen with an island before its wall units',
      },
      {
        title: 'Half-round bar',
        text: 'The counter bends around whoever pours, and nobody has to sit at the end of it.',
        family: 'bar',
        traits: ['counter', 'round'],
        alt: 'Half-round bar counter',
      },
      {
        title: 'Four-poster bed',
        text: 'Posts and rails stand ready for a net, a curtain or nothing at all.',
        family: 'bed',
        traits: ['four-poster'],
        alt: 'Four-poster bed',
      },
      {
        title: 'Garden dining set',
        text: 'Table and seats for the terrace, made to be left out overnight.',
        family: 'outdoor-furniture',
        traits: ['dining'],
        alt: 'Outdoor dining table with its seats',
      },
    ],
  },
}
