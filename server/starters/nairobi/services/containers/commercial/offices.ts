import { drawn } from '../prefab-media.ts'
import { prefabPage } from '../prefab-page.ts'

export const offices = prefabPage({
  place: 'commercial/offices',
  name: 'Offices',
  description:
    'Prefab offices that deploy in 2 days: corporate headquarters, co-working spaces and remote site offices with climate control, cabling and meeting rooms.',
  keywords: [
    'prefab offices Kenya',
    'container offices',
    'site offices Nairobi',
    'modular headquarters',
    'co-working units',
  ],
  quote: 'Get Office Quote',
  hero: {
    badges: ['Deploy in 2 days'],
    title: 'Offices that deploy in 2 days',
    text: 'Your team walks into lit, cooled and cabled rooms. We stack, join and glaze steel units for headquarters, shared desks and sites far from town.',
  },
  design: 'office',
  scenes: [
    {
      label: 'Upper storeys',
      look: drawn('hero-office-yard', 'Stacked prefab offices in a yard', 'stacked'),
    },
    {
      label: 'Office row',
      look: drawn(
        'hero-office-yard',
        'Prefab offices side by side with glazed fronts',
        'side-by-side',
      ),
    },
  ],
  offers: {
    title: 'For a company, a community or a site',
    cards: [
      {
        title: 'Corporate Headquarters',
        text: 'Glazed units stacked floor upon floor, with reception below and working floors above. Indoors the joints vanish under a single ceiling and a single floor.',
        points: [
          'Reception, offices and server room',
          'Glass front with solar shading',
          'Frame prepared for another wing',
        ],
        pictures: [
          drawn('office-unit', 'Headquarters of stacked, glazed units', 'stacked', 'glazed'),
          drawn('office-inside', 'Open working floor with rows of desks', 'open-plan', 'benches'),
          drawn('office-unit', 'Two-storey company office', 'two-storey', 'terrace'),
        ],
      },
      {
        title: 'Co-working Spaces',
        text: 'Shared desks by the windows, closed rooms at the core and a kitchen where members meet.',
        points: [
          'Acoustic panels between tables',
          'Lockers and bookable rooms',
          'Power at every seat',
        ],
        pictures: [
          drawn('office-inside', 'Shared desks in a co-working space', 'open-plan'),
          drawn('office-unit', 'Co-working unit with a glass wall', 'glazed'),
          drawn('office-inside', 'Small meeting room for members', 'meeting', 'round-table'),
        ],
      },
      {
        title: 'Remote Site Offices',
        text: 'A truck brings the complete office to a quarry, a farm or a road camp. It runs on mains or a generator and locks behind a steel door.',
        points: [
          'Plan table and drawing racks',
          'Changeover switch for a generator',
          'Lifting eyes for the next move',
        ],
        pictures: [
          drawn('office-unit', 'Site office on one level', 'one-storey'),
          drawn(
            'office-inside',
            'Site office with two working places',
            'desks',
            'head-of-the-room',
          ),
          drawn('container-unit', 'Office unit for a remote site', 'one-storey'),
        ],
      },
    ],
  },
  between: {
    kind: 'features',
    layout: 'list',
    title: 'Modern Office Features',
    text: 'Built into the unit, not added after the move.',
    items: [
      {
        title: 'Climate Control',
        text: 'Insulated walls do half of the work, a quiet unit in each zone does the rest.',
      },
      {
        title: 'Tech Infrastructure',
        text: 'Data cabling, a rack cupboard and floor boxes are in before the carpet goes down.',
      },
      {
        title: 'Smart Systems',
        text: 'Lights follow movement, doors open by card, and one panel shows what is switched on.',
      },
      {
        title: 'Collaboration Spaces',
        text: 'Glass-walled rooms and a wide table near the kitchen give teams somewhere to gather.',
      },
    ],
  },
  portfolio: {
    title: 'Ways to arrange an office',
    text: 'Who sits where, and what they see from there.',
    layout: 'row',
    ground: 'sand',
    items: [
      {
        title: 'Open floor',
        text: 'Four desks meet at each crossing of screens, and cupboards stand by the wall.',
        look: drawn('office-inside', 'Open office floor with desks in fours', 'open-plan', 'pods'),
      },
      {
        title: 'Corner office',
        text: 'The desk faces two visitors, and a second one stands by the window.',
        look: drawn(
          'office-inside',
          'Manager’s office with a desk and a screen',
          'desks',
          'head-of-the-room',
        ),
      },
      {
        title: 'Project room',
        text: 'Sketches go up on the wall, and a high table keeps the meeting short.',
        look: drawn('office-inside', 'Project room with a high table', 'meeting', 'standing-table'),
      },
      {
        title: 'Glazed front',
        text: 'Full-height panes take the place of the steel on the shaded side.',
        look: drawn('office-unit', 'Office with full-height glazing', 'glazed'),
      },
      {
        title: 'Upper floor',
        text: 'The unit above reaches out over the one below and shades the place beside it.',
        look: drawn('office-unit', 'Office with an upper floor on posts', 'two-storey', 'slipped'),
      },
      {
        title: 'Single office',
        text: 'One unit with glass along its front, and the desks in a row behind it.',
        look: drawn('office-unit', 'Small office in a single unit', 'one-storey', 'single'),
      },
      {
        title: 'Bridge block',
        text: 'A unit laid across two others makes a roof for the entrance.',
        look: drawn('office-unit', 'Office unit laid across two others', 'stacked', 'bridge'),
      },
      {
        title: 'Lunch terrace',
        text: 'The deck on the quiet side becomes the place for the midday break.',
        look: drawn('container-unit', 'Office unit with a staff terrace', 'deck'),
      },
    ],
  },
  closing: {
    title: 'From head count to floor plan',
    text: 'People, site and the day you move in are all we need. A floor plan comes with the quote.',
  },
})
