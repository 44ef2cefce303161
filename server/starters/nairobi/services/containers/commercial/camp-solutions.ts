import { drawn } from '../prefab-media.ts'
import { prefabPage } from '../prefab-page.ts'

export const campSolutions = prefabPage({
  place: 'commercial/camp-solutions',
  name: 'Camp Solutions',
  description:
    'Worker camps from prefab units: bunk rooms, site management offices, dining halls and recreation rooms, planned as one settlement for remote sites.',
  keywords: [
    'worker camps Kenya',
    'prefab site accommodation',
    'container camp',
    'mess hall units',
    'remote site cabins',
  ],
  quote: 'Get Camp Quote',
  hero: {
    title: 'Camp solutions for crews who live beside the work',
    text: 'Sleeping, washing, eating and managing under one plan. Cabins leave our workshop with beds bolted down, lights working and pipes tested.',
  },
  design: 'camp',
  scenes: [
    {
      label: 'Sleeping rows',
      look: drawn('hero-camp', 'Worker camp with rows of sleeping cabins', 'rows'),
    },
    {
      label: 'Camp yard',
      look: drawn('hero-camp', 'Camp of prefab units around an open yard', 'yard'),
    },
  ],
  offers: {
    title: 'Beds, desks and a mess hall',
    text: 'Order one part or the whole settlement. All of them share a frame and join on any side.',
    cards: [
      {
        title: 'Worker Accommodation',
        text: 'Insulated bunk rooms with a locker and a reading light for each bed. Showers and toilets stand at the end of the row, away from the sleepers.',
        points: [
          'Bunk, twin or single rooms',
          'Mesh on every window',
          'Separate shower and toilet units',
        ],
        pictures: [
          drawn('camp-room', 'Bunk room with beds along the wall', 'bunks', 'along-the-wall'),
          drawn('camp', 'Sleeping cabins in facing rows', 'facing-rows'),
          drawn('container-unit', 'Single accommodation cabin', 'one-storey'),
        ],
      },
      {
        title: 'Management Offices',
        text: 'A plan table, desks and a lockable store for the people who run the site. Windows face the gate and the works, so nothing arrives unseen.',
        points: [
          'Corner for the morning briefing',
          'Data and radio cabling in the walls',
          'Steel door and window guards',
        ],
        pictures: [
          drawn('camp-room', 'Camp office with a desk', 'office'),
          drawn('office-unit', 'Single-storey management office of a camp', 'one-storey'),
          drawn('office-inside', 'Camp meeting room with chairs around a table', 'meeting'),
        ],
      },
      {
        title: 'Dining & Recreation',
        text: 'Kitchen, serving hatch and dining hall stand side by side, with a screen and games tables next door. Sealed floors can be hosed down after the last meal.',
        points: [
          'Stainless steel kitchen worktops',
          'Wide doors for the change of shift',
          'Shaded terrace for the evening',
        ],
        pictures: [
          drawn('camp-room', 'Camp dining room with tables for four', 'dining', 'tables-for-four'),
          drawn('container-unit', 'Recreation unit with a timber deck', 'deck'),
          drawn('camp', 'Camp with its dining block before the cabins', 'two-storey'),
        ],
      },
    ],
  },
  between: {
    kind: 'steps',
    title: 'Setting up a camp',
    steps: [
      {
        title: 'Count the beds',
        text: 'We start from the crew list: shifts, cooks, supervisors and guests each need rooms of their own.',
      },
      {
        title: 'Lay out the ground',
        text: 'Sleeping rows go upwind of kitchen and generator, and drains fall away from the doors.',
      },
      {
        title: 'Deliver in order',
        text: 'Washrooms and kitchen come first, bedrooms next, offices last.',
      },
      {
        title: 'Move with the job',
        text: 'When the work shifts along the road, rows are unbolted and trucked to the next stop.',
      },
    ],
  },
  portfolio: {
    title: 'Around the camp',
    text: 'What a crew passes through between waking and lights out.',
    layout: 'row',
    ground: 'sand',
    items: [
      {
        title: 'Bunk cabin',
        text: 'Two bunks share the corner, with a ladder, a locker and a table for four.',
        look: drawn('camp-room', 'Cabin with upper and lower bunks', 'bunks'),
      },
      {
        title: 'Covered rows',
        text: 'A roofed path runs past every door to the dining block at the end.',
        look: drawn('camp', 'Row of camp units with a covered walkway', 'row'),
      },
      {
        title: 'Mess hall',
        text: 'Benches at long tables seat a whole shift before the serving counter.',
        look: drawn('camp-room', 'Mess hall with long tables', 'dining', 'long-tables'),
      },
      {
        title: 'Supervisor’s office',
        text: 'A desk, two visitor chairs and a wall long enough for the drawings.',
        look: drawn('camp-room', 'Supervisor’s office in a camp unit', 'office', 'supervisor'),
      },
      {
        title: 'Briefing room',
        text: 'The day starts here, around one table with the programme on the wall.',
        look: drawn('office-inside', 'Briefing room for crew leaders', 'meeting', 'long-table'),
      },
      {
        title: 'Visitors’ cabin',
        text: 'One door between two windows, under a roof that sheds the rain backwards.',
        look: drawn('container-unit', 'Single cabin for visitors of a worker camp', 'one-storey'),
      },
      {
        title: 'Stacked quarters',
        text: 'Outside stairs lead to the upper rooms where the plot is tight.',
        look: drawn(
          'container-unit',
          'Two-storey quarters with an outside stair',
          'two-storey',
          'stair',
        ),
      },
      {
        title: 'Canteen terrace',
        text: 'A boarded porch along the front keeps mud off the clean floor.',
        look: drawn('container-unit', 'Canteen unit with a deck along its side', 'deck'),
      },
    ],
  },
  closing: {
    title: 'Count the crew, we plan the camp',
    text: 'Give us the head count and the nearest road. We return a camp plan with every room marked.',
  },
})
