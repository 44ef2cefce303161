import { detailImage, drawn } from '../prefab-media.ts'
import { prefabPage } from '../prefab-page.ts'

const place = 'public/classrooms'

export const classrooms = prefabPage({
  place,
  name: 'Classrooms',
  description:
    'Prefab classrooms that seat 20-30 students: container layouts with daylight and shade, pre-installed learning technology and set-up for schools in Kenya.',
  keywords: [
    'prefab classrooms Kenya',
    'container classrooms',
    'school buildings',
    'computer laboratory units',
    'modular schools',
  ],
  quote: 'Get Classroom Quote',
  hero: {
    badges: ['Seats 20-30 students'],
    title: 'Classrooms ready for the bell',
    text: 'Each room seats 20-30 students and arrives with board, lights and sockets in place. Our school installations in Kenya add verandas against sun and rain.',
  },
  design: 'classroom',
  scenes: [
    {
      label: 'School yard',
      look: drawn('hero-school', 'School yard with prefab classrooms', 'court'),
    },
    {
      label: 'Classroom row',
      look: drawn('hero-school', 'Row of prefab classrooms and trees', 'row'),
    },
  ],
  offers: {
    title: 'Room, equipment, delivery',
    cards: [
      {
        title: 'Container Design and Layout',
        text: 'Two units joined along their length give a room wide enough for rows, groups or a circle. Windows face each other, so air crosses the room.',
        points: [
          'Clear view of the board from every seat',
          'Insulated roof that quiets the rain',
          'Veranda with hooks for bags',
        ],
        pictures: [
          drawn('classroom', 'Classroom made of joined units', 'pair'),
          drawn('classroom-inside', 'Classroom with desks facing the board', 'desks'),
          drawn('classroom', 'Classroom with a covered veranda', 'veranda'),
        ],
      },
      {
        title: 'Pre-installed Learning Technology',
        text: 'Projector mount, charging cupboard and network points are fixed and tested before transport. Teachers plug in and begin.',
        points: [
          'Sockets along the outer walls',
          'Lockable charging cupboard',
          'Ready for solar panels on the roof',
        ],
        pictures: [
          drawn('classroom-inside', 'Classroom with computers on the desks', 'computers'),
          drawn('classroom-inside', 'School laboratory with benches', 'laboratory'),
          drawn('classroom-inside', 'Computer room for a class', 'computers'),
        ],
      },
      {
        title: 'Rapid Deployment and Setup',
        text: 'Pads are poured while the room is being made. On the day, a crane sets both halves, we seal the joint and carry in the desks.',
        points: [
          'Heavy work kept outside lesson hours',
          'Desks, chairs and board placed',
          'Safety check with the head teacher',
        ],
        pictures: [
          drawn('classroom', 'Single classroom set on its plot', 'single'),
          drawn('container-unit', 'Prefab unit prepared as a classroom', 'one-storey'),
          drawn('classroom-inside', 'Classroom furnished for the first lesson', 'desks'),
        ],
      },
    ],
  },
  between: {
    kind: 'checklist',
    title: 'Made for children, dust and rain',
    items: [
      'Rounded corners on desks and sills',
      'Floors in sheet vinyl, welded at the seams',
      'Windows that open without reaching out',
      'Chalk or whiteboard, at the height you choose',
      'Steel doors that open outwards',
    ],
    media: detailImage(
      place,
      drawn('classroom-inside', 'Desks in a bright classroom', 'desks', 'sideways'),
    ),
  },
  portfolio: {
    title: 'Rooms for a whole school',
    text: 'Start with one and let the school grow around a yard.',
    layout: 'row',
    ground: 'sand',
    items: [
      {
        title: 'Village classroom',
        text: 'A free-standing room brings the lower years nearer to home.',
        look: drawn('classroom', 'Village classroom in a single unit', 'single'),
      },
      {
        title: 'Double classroom',
        text: 'Each room has a door of its own, and one roof covers both.',
        look: drawn('classroom', 'Double classroom under one roof', 'pair', 'one-roof'),
      },
      {
        title: 'Veranda block',
        text: 'The roof runs on past the wall and shades the doors.',
        look: drawn('classroom', 'Classroom block with a shaded walk', 'veranda'),
      },
      {
        title: 'Chemistry room',
        text: 'Glassware stands on two benches, and fumes leave through the cupboard at the wall.',
        look: drawn('classroom-inside', 'Chemistry room with benches', 'laboratory'),
      },
      {
        title: 'Computer room',
        text: 'Screens stand along the walls, and the teacher sees all of them.',
        look: drawn(
          'classroom-inside',
          'Computers along the walls of a school room',
          'computers',
          'along-the-walls',
        ),
      },
      {
        title: 'Lower primary',
        text: 'Two children share a table, with an aisle to both of them.',
        look: drawn(
          'classroom-inside',
          'Lower primary classroom, two to a table',
          'desks',
          'pairs',
        ),
      },
      {
        title: 'Staff room',
        text: 'A long table, with the timetable on the wall for all to see.',
        look: drawn(
          'office-inside',
          'School staff room with a long table',
          'meeting',
          'long-table',
        ),
      },
      {
        title: 'Exam hall',
        text: 'Desks stand an arm’s length apart, all facing the same way.',
        look: drawn('classroom-inside', 'Single desks for an examination', 'desks', 'singles'),
      },
    ],
  },
  closing: {
    title: 'Name the classes, we draw the school',
    text: 'The years you teach and the ground you have are enough. We draw the rooms, the yard and the way between them.',
  },
})
