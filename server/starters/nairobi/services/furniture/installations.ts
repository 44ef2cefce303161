import type { Work } from '../../works.ts'

/** Rooms that combine products of several collections. */
export const installations: Work[] = [
  {
    title: 'Manager’s office',
    text: 'The desk faces two visitors, with a low cabinet and shelves along the wall.',
    family: 'business-interior',
    traits: ['office', 'managers-room'],
    alt: 'Manager’s office with a desk and visitor chairs',
  },
  {
    title: 'Boardroom table',
    text: 'Power comes up through a hatch in the top, so no cable crosses the floor.',
    family: 'conference-table',
    alt: 'Conference table in a boardroom',
  },
  {
    title: 'Cocktail bar',
    text: 'Stools stand along the counter, and a rail at its foot takes the shoes.',
    family: 'bar',
    traits: ['counter', 'straight'],
    alt: 'Counter of a cocktail bar',
  },
  {
    title: 'Restaurant floor',
    text: 'A padded bench serves the last row of tables, and chairs the others.',
    family: 'business-interior',
    traits: ['restaurant', 'tables-for-two'],
    alt: 'Restaurant furnished with tables for two',
  },
  {
    title: 'Family kitchen',
    text: 'What is used every day sits between knee and shoulder.',
    family: 'kitchen',
    alt: 'Kitchen for a family home',
  },
  {
    title: 'Sitting room set',
    text: 'The low table can be reached from every seat without standing up.',
    family: 'living-room',
    alt: 'Sitting room with sofa and low table',
  },
  {
    title: 'Main bedroom',
    text: 'A headboard wide enough to lean on stops the pillows from sliding behind the bed.',
    family: 'bed',
    alt: 'Bed of a main bedroom',
  },
  {
    title: 'Terrace dining',
    text: 'All of it can stay out, through the sun and through the rains.',
    family: 'outdoor-furniture',
    traits: ['dining'],
    alt: 'Outdoor dining set on a terrace',
  },
]
