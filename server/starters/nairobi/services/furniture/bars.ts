import { pageDrawing } from '../../page-drawings.ts'
import { furniturePage, getQuote, showroomHero } from './furniture-page.ts'
import { paths, trails } from './paths.ts'

export const bars = furniturePage({
  path: paths.bars,
  under: paths.main,
  menu: 'Bars',
  name: 'Bar & Restaurant Furniture',
  description:
    'Bar and restaurant furniture made in Nairobi: counters, stools, high tables and bottle shelves in wood and steel. One hundred models, BP1 to BP100.',
  keywords: [
    'bar furniture Nairobi',
    'restaurant furniture Kenya',
    'bar stools Nairobi',
    'bar counters Kenya',
  ],
  sections: [
    showroomHero({
      category: 'bars',
      shows: ['bar'],
      rooms: ['terrace', 'stage'],
      breadcrumb: trails.furniture,
      title: 'Bars that stand up to a Friday night',
      text: 'Counters, stools, high tables and shelves: tops that wipe clean, frames that do not wobble.',
      quote: 'Get Bar Quote',
      scenes: [
        ['Bars', 'Bar furniture on a terrace'],
        ['Counters and stools', 'Furniture for bars and restaurants on display'],
      ],
    }),
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Bar and restaurant models',
      text: 'To ask for a piece, send the code under its picture.',
      collection: 'bars',
      toggle: 'click-for-more',
      placeholder: true,
    },
    {
      kind: 'table',
      title: 'Heights that belong together',
      text: 'Knees need 25 to 30 cm between the seat and the top.',
      columns: ['Where guests sit', 'Top', 'Seat'],
      rows: [
        ['Restaurant table', '75 cm', '45 cm'],
        ['Breakfast counter', '90 cm', '65 cm'],
        ['High table', '105 cm', '75 cm'],
        ['Bar counter', '110 cm', '80 cm'],
      ],
      note: 'If the bar stands on a step, tell us how high: the stool grows by as much.',
    },
    {
      kind: 'call-to-action',
      title: 'Open with every seat in place',
      text: 'Guests, standing and seated, and a floor plan are all we need.',
      actions: [
        getQuote('Get Bar Quote'),
        { label: 'All Executive Furniture', href: paths.main, look: 'secondary' },
      ],
      drawing: pageDrawing(paths.bars),
    },
  ],
})
