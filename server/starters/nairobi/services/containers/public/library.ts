import { detailImage, drawn } from '../prefab-media.ts'
import { prefabPage, viewPortfolio } from '../prefab-page.ts'

const place = 'public/library'

export const library = prefabPage({
  place,
  name: 'Library',
  description:
    'A prefab library in one delivery: container layouts with shelves and reading places, pre-installed digital systems and set-up for towns in Kenya.',
  keywords: [
    'container library Kenya',
    'prefab library',
    'school library unit',
    'community reading room',
  ],
  quote: 'Get Library Quote',
  hero: {
    title: 'A library that comes to its readers',
    text: 'Shelves, tables and screens travel inside the building that holds them. Our installations in Kenya are planned for school land, market towns and housing estates.',
    progress: 'fraction',
    dots: 'marks',
  },
  scenes: [
    {
      label: 'Library square',
      look: drawn('hero-library', 'Prefab library on a small square', 'square'),
    },
    {
      label: 'Reading garden',
      look: drawn('hero-library', 'Library units beside a garden', 'garden'),
    },
  ],
  view: { label: 'View Library Gallery', href: '#library-gallery', look: 'secondary' },
  offers: {
    title: 'Books, screens and a building to hold them',
    cards: [
      {
        title: 'Container Design and Layout',
        text: 'Shelves line the long walls and brace them, and tables take the daylight in the middle. The floor frame is sized for the weight of paper.',
        points: [
          'Low shelves for younger readers',
          'Lending desk beside the door',
          'Shaded windows to the north and south',
        ],
        pictures: [
          drawn('library-inside', 'Library interior lined with shelves', 'shelves', 'lined-walls'),
          drawn('library', 'Library made from prefab units'),
          drawn('library-inside', 'Reading tables in the daylight', 'reading', 'round-tables'),
        ],
      },
      {
        title: 'Pre-installed Digital Systems',
        text: 'Catalogue screen, study computers and wireless network are mounted, named and switched on once in the workshop before they leave.',
        points: [
          'Loan scanner at the desk',
          'Study computers with headphones',
          'Battery that bridges short power cuts',
        ],
        pictures: [
          drawn('library-inside', 'Study computers in a library', 'computers'),
          drawn('library-inside', 'Digital corner of a reading room', 'computers'),
          drawn('library-inside', 'Shelves with a catalogue screen nearby', 'shelves', 'stacks'),
        ],
      },
      {
        title: 'Rapid Deployment and Setup',
        text: 'The empty shelves arrive bolted in place. Once the unit is level and connected, your librarians only unpack the books.',
        points: [
          'Steps, ramp and sign fitted',
          'Shelves labelled to your system',
          'First lesson at the computers',
        ],
        pictures: [
          drawn('library', 'Library unit set on its footings'),
          drawn('container-unit', 'Prefab unit prepared as a library', 'one-storey'),
          drawn('library-inside', 'Shelves filled with books', 'shelves'),
        ],
      },
    ],
  },
  between: {
    kind: 'prose',
    title: 'Quiet, dry and cool enough for paper',
    paragraphs: [
      'Books dislike damp, heat and strong sun. The roof is insulated and overhangs the windows, air enters low and leaves high, and no shelf touches an outer wall without a gap behind it.',
      'Readers dislike noise. Linings are perforated and filled with wool, chairs have felt feet, and the children’s corner sits behind a row of shelves at the far end.',
    ],
    media: detailImage(
      place,
      drawn('library-inside', 'Shelves that stand free of the walls', 'shelves', 'stacks'),
    ),
  },
  portfolio: {
    id: 'library-gallery',
    title: 'Library gallery',
    text: 'Corners for picture books, newspapers and homework.',
    layout: 'row',
    ground: 'sand',
    actions: [viewPortfolio],
    items: [
      {
        title: 'School library',
        text: 'Two wings shelter a paved corner, where a class can sit under a parasol.',
        look: drawn('library', 'Library unit for a school'),
      },
      {
        title: 'Book wall',
        text: 'Shelves line two walls, and a ladder reaches the upper rows.',
        look: drawn('library-inside', 'Wall of books', 'shelves', 'lined-walls'),
      },
      {
        title: 'Reading table',
        text: 'Lamps stand on both long tables, with seats along their sides.',
        look: drawn('library-inside', 'Long reading tables with chairs', 'reading', 'long-tables'),
      },
      {
        title: 'Study stations',
        text: 'Each screen has a desk of its own, with side walls for quiet.',
        look: drawn('library-inside', 'Row of study computers', 'computers', 'carrels'),
      },
      {
        title: 'Children’s corner',
        text: 'Picture books wait in low boxes around the rug, and a tent hides a reader.',
        look: drawn(
          'library-inside',
          'Children’s corner with books and a tent',
          'reading',
          'childrens-corner',
        ),
      },
      {
        title: 'Reading porch',
        text: 'A deep roof over the boards keeps the sun off readers and pages.',
        look: drawn('container-unit', 'Library unit with a reading porch', 'deck'),
      },
      {
        title: 'Archive room',
        text: 'Shelves roll together and keep local records dark, all but one aisle.',
        look: drawn(
          'library-inside',
          'Rolling archive shelves in a library unit',
          'shelves',
          'archive',
        ),
      },
      {
        title: 'Neighbourhood library',
        text: 'Spines as tall as the house tell from afar what is inside.',
        look: drawn('library', 'Neighbourhood library behind giant book spines', 'spines'),
      },
    ],
  },
  closing: {
    title: 'Count the readers and the books',
    text: 'Both numbers let us size the shelves, seats and screens, and show you the room in a drawing.',
  },
})
