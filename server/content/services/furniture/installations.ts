import type { Work } from '../../works.ts'

/** Rooms that combine products of several collections. */
export const installations: Work[] = [
  {
    title: 'Manager’s office',
    text: 'The desk, two visitor chairs and a low cabinet leave a clear path to the door.',
    family: 'business-interior',
    traits: ['office'],
    alt: 'Office with its furniture in place',
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
    traits: ['counter'],
    alt: 'Counter of a cocktail bar',
  },
  {
    title: 'Restaurant floor',
    text: 'Tables for two line up into one for eight.',
    family: 'business-interior',
    traits: ['restaurant'],
    alt: 'Restaurant furnished with tables and chairs',
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
    text: 'Slatted tops let the rain through, so the table can stay out.',
    family: 'outdoor-furniture',
    traits: ['dining'],
    alt: 'Outdoor dining set on a terrace',
  },
]
