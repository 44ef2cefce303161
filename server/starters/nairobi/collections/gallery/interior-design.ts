import type { GalleryKind } from './gallery-collection.ts'

/** Rooms for living and working, in the order in which the kinds alternate. */
export const interiorDesign: GalleryKind[] = [
  { name: 'Sitting room', alt: 'Furnished sitting room', family: 'living-room' },
  {
    name: 'Office',
    alt: 'Office interior',
    family: 'business-interior',
    traits: ['office'],
  },
  {
    name: 'Fitted kitchen',
    alt: 'Kitchen with fitted cabinets',
    family: 'home-inside',
    traits: ['kitchen'],
  },
  {
    name: 'Restaurant',
    alt: 'Restaurant interior with tables',
    family: 'business-interior',
    traits: ['restaurant'],
  },
  { name: '3D view', alt: 'Wireframe view of a furnished room', family: 'wireframe-room' },
  { name: 'Bedroom', alt: 'Furnished bedroom', family: 'home-inside', traits: ['bedroom'] },
  {
    name: 'Reception',
    alt: 'Reception with a desk and seats',
    family: 'business-interior',
    traits: ['reception'],
  },
  { name: 'Dressing room', alt: 'Furniture of a dressing room', family: 'boudoir' },
  {
    name: 'Shop',
    alt: 'Shop interior with goods on display',
    family: 'business-interior',
    traits: ['shop'],
  },
  { name: 'Lounge', alt: 'Lounge with a seating group', family: 'lounge' },
  {
    name: 'Meeting room',
    alt: 'Meeting room with seats around a table',
    family: 'office-inside',
    traits: ['meeting'],
  },
  {
    name: 'Apartment living room',
    alt: 'Living room of an apartment',
    family: 'home-inside',
    traits: ['living'],
  },
  { name: 'Open kitchen', alt: 'Kitchen with cupboards and worktop', family: 'kitchen' },
  { name: 'Panelled boardroom', alt: 'Boardroom with a table and chairs', family: 'boardroom' },
  { name: 'Family room', alt: 'Family living room with seats', family: 'living-room' },
  {
    name: 'Workroom',
    alt: 'Office room with desks',
    family: 'office-inside',
    traits: ['desks'],
  },
  {
    name: 'Home library',
    alt: 'Room with seats and shelves for reading',
    family: 'library-inside',
    traits: ['reading'],
  },
  {
    name: 'Waiting room',
    alt: 'Waiting room with a reception desk',
    family: 'clinic-inside',
    traits: ['reception'],
  },
  { name: 'Bar', alt: 'Bar with its counter', family: 'bar', traits: ['counter'] },
  {
    name: 'Open-plan floor',
    alt: 'Open-plan office floor',
    family: 'office-inside',
    traits: ['open-plan'],
  },
]
