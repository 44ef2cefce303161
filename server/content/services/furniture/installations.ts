import type { Work } from '../../works.ts'

/** Rooms that combine products of several collections. */
export const installations: Work[] = [
  {
    title: 'Manager’s office',
    text: 'The desk, two visitor chairs and a low cabinet leave a clear path to the door.',
    family: 'business-interior',
    traits: ['office', 'managers-room'],
    alt: 'Manager’s office with a desk and visitor chairs',
  },
  {
    title: 'Boardroom table',
    text: 'Power comes up through the top, so no cable crosses the floor.',
    family: 'conference-table',
    alt: 'Conference table in a boardroom',
  },
  {
    title: 'Cocktail bar',
    text: 'The foot rail is welded to the counter’s frame and carries a full row of feet.',
    family: 'bar',
    traits: ['counter', 'straight'],
    alt: 'Counter of a cocktail bar',
  },
  {
    title: 'Restaurant floor',
    text: 'Tables for two line up into one for eight.',
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
