import type { Piece } from './furniture-collection.ts'

/** The twenty products of the home page, ordered from the hallway to the terrace. */
export const homeProducts: Piece[] = [
  { name: 'Hallway Console Table', family: 'console-table', alt: 'Console table for a hallway' },
  { name: 'Living Room Sofa', family: 'sofa', alt: 'Sofa for a living room' },
  { name: 'Reading Armchair', family: 'armchair', alt: 'Armchair for reading' },
  { name: 'Coffee Table', family: 'coffee-table', alt: 'Low table for a sitting room' },
  {
    name: 'Upholstered Ottoman',
    family: 'ottoman',
    traits: ['footstool'],
    alt: 'Padded footstool',
  },
  {
    name: 'Floor Lamp',
    family: 'floor-lamp',
    traits: ['studio'],
    alt: 'Standing lamp on three legs',
  },
  { name: 'Media Unit', family: 'media-unit', alt: 'Media unit for a television' },
  {
    name: 'Open Bookcase',
    family: 'bookcase',
    traits: ['rack'],
    alt: 'Bookcase with open shelves',
  },
  { name: 'Family Dining Set', family: 'dining-set', alt: 'Dining table with its chairs' },
  { name: 'Dining Chair', family: 'chair', alt: 'Chair for a dining table' },
  { name: 'Dining Room Sideboard', family: 'sideboard', alt: 'Sideboard for a dining room' },
  { name: 'Home Bar Counter', family: 'bar', traits: ['counter'], alt: 'Bar counter for a home' },
  { name: 'Kitchen Bar Stool', family: 'bar', traits: ['stool'], alt: 'Stool for a breakfast bar' },
  { name: 'Writing Desk', family: 'desk', traits: ['legs'], alt: 'Writing desk on four legs' },
  { name: 'Double Bed', family: 'bed', alt: 'Bed for two' },
  { name: 'Bedside Nightstand', family: 'nightstand', alt: 'Nightstand for beside the bed' },
  { name: 'Bedroom Wardrobe', family: 'wardrobe', alt: 'Wardrobe for a bedroom' },
  { name: 'Dressing Table', family: 'dressing-table', alt: 'Table with drawers for dressing at' },
  {
    name: 'Garden Bench',
    family: 'outdoor-furniture',
    traits: ['bench'],
    alt: 'Bench for a garden',
  },
  {
    name: 'Terrace Dining Set',
    family: 'outdoor-furniture',
    traits: ['dining'],
    alt: 'Dining set for a terrace',
  },
]
