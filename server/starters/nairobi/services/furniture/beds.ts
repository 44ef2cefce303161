import { pageDrawing } from '../../page-drawings.ts'
import { furniturePage, getQuote, showroomHero } from './furniture-page.ts'
import { paths, trails } from './paths.ts'

export const beds = furniturePage({
  path: paths.beds,
  under: paths.main,
  menu: 'Beds',
  name: 'Beds',
  description:
    'Beds made in Nairobi for mattresses from 3½ × 6 to 6 × 6 feet: frames, headboards and storage bases. One hundred models, B1 to B100.',
  keywords: ['beds Nairobi', 'bed frames Kenya', 'headboards Nairobi', 'storage beds Kenya'],
  sections: [
    showroomHero({
      category: 'beds',
      shows: ['bed'],
      rooms: ['shop-window', 'stage'],
      breadcrumb: trails.furniture,
      title: 'Beds that keep quiet',
      text: 'Solid frames with bolted corners, headboards to lean on and slats that carry the mattress evenly.',
      quote: 'Get Bed Quote',
      scenes: [
        ['Beds', 'Beds behind a shop window'],
        ['Frames and headboards', 'Bed frames and headboards on display'],
      ],
    }),
    {
      kind: 'product-grid',
      id: 'products',
      title: 'Bed models',
      text: 'Panelled, slatted or padded headboards, on legs or down to the floor.',
      collection: 'beds',
      toggle: 'click-for-more',
      placeholder: true,
    },
    {
      kind: 'table',
      title: 'The mattress decides the bed',
      text: 'The frame is built around it, with a finger’s width to spare for the sheet.',
      columns: ['Mattress', 'In centimetres', 'Sleeps'],
      rows: [
        [unbroken('3½ × 6 ft'), unbroken('107 × 183 cm'), 'One'],
        [unbroken('4 × 6 ft'), unbroken('122 × 183 cm'), 'One, with room to turn'],
        [unbroken('5 × 6 ft'), unbroken('152 × 183 cm'), 'Two'],
        [unbroken('6 × 6 ft'), unbroken('183 × 183 cm'), 'Two, and a child at dawn'],
      ],
      note: 'Longer mattresses get a longer frame. Write the length in your request.',
    },
    {
      kind: 'call-to-action',
      title: 'A frame for the mattress you have',
      text: 'Its width, its length, its height and the code of the bed: that is all we ask.',
      actions: [
        getQuote('Get Bed Quote'),
        { label: 'See Bed Legs', href: paths.bedLegs, look: 'secondary' },
      ],
      drawing: pageDrawing(paths.beds),
    },
  ],
})

/** Measurements stay on one line on the narrowest phone. */
function unbroken(measurements: string): string {
  return measurements.replaceAll(' ', '\u00a0')
}
