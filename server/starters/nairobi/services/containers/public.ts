import { detailImage, drawn } from './prefab-media.ts'
import { leadsTo, prefabPage } from './prefab-page.ts'

const place = 'public'

export const publicUnits = prefabPage({
  place,
  name: 'Public Prefab Units',
  menu: 'Public',
  description:
    'Public prefab units for installations in Kenya: classrooms, clinics and libraries for schools, counties and institutions, fitted out before delivery.',
  keywords: [
    'public sector prefab units Kenya',
    'prefab classrooms',
    'container clinics',
    'community library units',
  ],
  quote: 'Get Public Sector Quote',
  hero: {
    title: 'Public units that bring services closer',
    text: 'Classrooms, clinics and libraries for schools, counties and institutions. We plan installations in Kenya around the road, the rains and the school term.',
  },
  scenes: [
    {
      label: 'School, library, clinic',
      look: drawn(
        'hero-street',
        'Street with a classroom, a library and a clinic of prefab units',
        'public',
        'main',
      ),
    },
    {
      label: 'Clinic, school, library',
      look: drawn(
        'hero-street',
        'Street with a two-storey clinic, two classrooms and a library around a court',
        'public',
        'side',
      ),
    },
  ],
  offers: {
    title: 'For teaching, for care, for reading',
    text: 'Strong shells that take a board, a basin or a bookcase.',
    cards: [
      {
        title: 'Classrooms',
        text: 'Rooms with daylight from both sides, a board wall and power for devices, set singly or in pairs along a veranda.',
        points: ['Teaching rooms', 'Laboratories', 'Computer rooms'],
        pictures: [
          drawn('classroom', 'Prefab classroom with a veranda', 'veranda'),
          drawn('classroom-inside', 'Rows of school desks inside a classroom', 'desks'),
          drawn('classroom', 'Single prefab classroom', 'single'),
        ],
        ...leadsTo('public/classrooms', 'View Classrooms'),
      },
      {
        title: 'Clinics',
        text: 'Consulting rooms, wards and laboratories with washable linings, hand basins and cool storage built in.',
        points: ['Reception and consulting', 'Wards and treatment', 'Laboratory and pharmacy'],
        pictures: [
          drawn('clinic', 'Prefab clinic with its entrance'),
          drawn('clinic-inside', 'Consulting room of a prefab clinic', 'consulting'),
          drawn('clinic-inside', 'Clinic reception with a desk', 'reception'),
        ],
        ...leadsTo('public/clinics', 'View Clinics'),
      },
      {
        title: 'Library',
        text: 'Shelves, reading tables and screens in one calm room, for a school, an estate or a market town.',
        points: ['Book stock', 'Reading places', 'Digital corner'],
        pictures: [
          drawn('library', 'Prefab library from the street', 'long'),
          drawn('library-inside', 'Bookshelves inside a prefab library', 'shelves'),
          drawn('library-inside', 'Reading places inside a library unit', 'reading'),
        ],
        ...leadsTo('public/library', 'View Library'),
      },
    ],
  },
  between: {
    kind: 'checklist',
    title: 'What an institution gains',
    text: 'Budgets are fixed and the need is now, so the building should hold no surprises.',
    items: [
      'One contract for building, furniture and fittings',
      'Little noise and dust beside lessons and patients',
      'Ramps and wide doors drawn in from the start',
      'Further rooms join on when funds arrive',
      'Parts we make ourselves, so spares are at hand',
      'A unit can be reassigned to another ward or school',
    ],
    media: detailImage(place, drawn('classroom', 'Pair of prefab classrooms', 'pair')),
  },
  portfolio: {
    title: 'What counties and boards order',
    text: 'Each stands alone or joins a row.',
    ground: 'sand',
    items: [
      {
        title: 'Classroom pair',
        text: 'Two rooms stand wall to wall, with a bench and a slide in the yard.',
        look: drawn('classroom', 'Two classrooms side by side', 'pair'),
      },
      {
        title: 'Health post',
        text: 'A bench under the roof edge keeps waiting families out of the sun.',
        look: drawn('clinic', 'Small health post with a porch', 'health-post'),
      },
      {
        title: 'Reading room',
        text: 'Round tables for the readers, and the books along the wall behind them.',
        look: drawn('library-inside', 'Public reading room', 'reading'),
      },
      {
        title: 'Science room',
        text: 'Stools along both benches, and a fume cupboard next to the board.',
        look: drawn('classroom-inside', 'Science room with laboratory benches', 'laboratory'),
      },
      {
        title: 'Recovery ward',
        text: 'Beds stand head to wall, with a curtain on a rail between them.',
        look: drawn('clinic-inside', 'Ward with curtains between the beds', 'ward', 'curtained'),
      },
      {
        title: 'Town library',
        text: 'A bench before the door, a stand for bicycles, and books in every window.',
        look: drawn('library', 'Library unit on a town plot'),
      },
    ],
  },
  closing: {
    title: 'Which service is missing?',
    text: 'Describe the need, the plot and the budget year. We send drawings and figures fit for a tender or a board paper.',
  },
})
