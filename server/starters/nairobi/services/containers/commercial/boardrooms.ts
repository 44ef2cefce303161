import { drawn } from '../prefab-media.ts'
import { prefabPage } from '../prefab-page.ts'

export const boardrooms = prefabPage({
  place: 'commercial/boardrooms',
  name: 'Boardrooms',
  description:
    'Prefab boardrooms with sound-insulated walls, a fitted table, screen and cabling, drawn around your seating plan and set up by our own team.',
  keywords: [
    'prefab boardroom',
    'container meeting room',
    'modular boardrooms Kenya',
    'boardroom design Nairobi',
  ],
  quote: 'Get Boardroom Quote',
  hero: {
    title: 'Boardrooms with the noise left outside',
    text: 'A separate room for decisions: lined walls, a long table and a screen that wakes when you sit down. It stands beside your building and shares its power and network.',
  },
  scenes: [
    {
      label: 'Long table',
      look: drawn('hero-boardroom', 'Boardroom with a long table and chairs', 'long-table'),
    },
    {
      label: 'Presentation',
      look: drawn('hero-boardroom', 'Boardroom arranged for a presentation', 'presentation'),
    },
  ],
  offers: {
    title: 'From seating plan to first meeting',
    cards: [
      {
        title: 'Design Layout',
        text: 'We draw the table first and the room around it: sight lines, walking space and the swing of the door.',
        points: [
          'Straight, boat-shaped or U tables',
          'Glass to the garden, solid to the car park',
          'Niche for coats and coffee',
        ],
        pictures: [
          drawn('boardroom', 'Boardroom laid out around its table'),
          drawn('boardroom-unit', 'Boardroom unit from the entrance side'),
          drawn('boardroom', 'Meeting table with chairs on all sides', 'ring'),
        ],
      },
      {
        title: 'Technology Integration',
        text: 'Screen, camera, microphones and table sockets are wired in the workshop and tested as one system.',
        points: [
          'Cables hidden in floor and table',
          'Lighting scenes for talk and for slides',
          'Camera that takes in the whole table',
        ],
        pictures: [
          drawn('boardroom', 'Boardroom with a presentation screen'),
          drawn('office-inside', 'Meeting room with a screen', 'meeting', 'standing-table'),
          { ...drawn('boardroom', 'Boardroom table turned towards its screen'), film: true },
        ],
      },
      {
        title: 'Installation & Setup',
        text: 'The room is levelled, sealed and joined to power and data. Then we hang the doors, place the chairs and run a test call with you.',
        points: [
          'Footings marked out by our crew',
          'Furniture placed to the drawing',
          'Handover with a printed guide',
        ],
        pictures: [
          drawn('boardroom-unit', 'Boardroom unit standing on its plot', 'court'),
          drawn('boardroom', 'Boardroom ready for its first meeting', 'oval'),
          drawn('boardroom-unit', 'Finished boardroom unit with windows'),
        ],
      },
    ],
  },
  between: {
    kind: 'table',
    title: 'What the room is made of',
    columns: ['Part', 'What we fit', 'What it does'],
    rows: [
      ['Walls', 'Two linings with mineral wool between them', 'Keep talk in and traffic out'],
      ['Glazing', 'Double panes in aluminium frames', 'Let in daylight without the road'],
      ['Floor', 'Carpet tiles on a raised deck', 'Hides cables, quiets chairs'],
      ['Table', 'Veneered top on a welded steel frame', 'Leaves the knees free of legs'],
      ['Ceiling', 'Acoustic panels and dimmable lights', 'Stop the echo on calls'],
    ],
  },
  portfolio: {
    title: 'Rooms for meeting',
    text: 'For an interview, a committee or a full board.',
    layout: 'row',
    items: [
      {
        title: 'Long table',
        text: 'Two rows of seats, and one whole wall of glass for those who look up.',
        look: drawn('boardroom', 'Long boardroom table before a wall of glass', 'glazed'),
      },
      {
        title: 'Garden boardroom',
        text: 'Glass on all sides, and a deck to step out on between two points.',
        look: drawn('boardroom-unit', 'Boardroom with glass walls in a garden', 'pavilion'),
      },
      {
        title: 'Screen wall',
        text: 'The screen hangs on slatted wood, in view of both rows of seats.',
        look: drawn('boardroom', 'Boardroom with a screen on slatted wood', 'crosswise'),
      },
      {
        title: 'Interview room',
        text: 'A small round table for four, and a board on the wall for notes.',
        look: drawn('office-inside', 'Interview room with a round table', 'meeting', 'round-table'),
      },
      {
        title: 'Committee room',
        text: 'Everyone sees everyone: an oval has no corner to sit behind.',
        look: drawn('boardroom', 'Committee room with an oval table', 'oval'),
      },
      {
        title: 'Annexe',
        text: 'A room of glass stands at the end of an office, with a bench by its entrance.',
        look: drawn('boardroom-unit', 'Boardroom annexe beside an office', 'annexe'),
      },
      {
        title: 'Training table',
        text: 'The table opens to a U, so the trainer can walk up to every seat.',
        look: drawn('boardroom', 'Boardroom with a table in a U for training', 'horseshoe'),
      },
      {
        title: 'Upstairs boardroom',
        text: 'Glass above the offices, reached by a stair of its own outside.',
        look: drawn('boardroom-unit', 'Glazed boardroom over an office, with a stair', 'raised'),
      },
    ],
  },
  closing: {
    title: 'Who sits at the table?',
    text: 'Tell us the number of seats and the way you present today. We lay out the room and quote it with its furniture.',
  },
})
