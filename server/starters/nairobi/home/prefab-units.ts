import type { Service } from './service.ts'

export const prefabUnits: Service = {
  folder: 'prefab-units',
  title: 'Prefab Units',
  text: 'Site offices, shops, classrooms and homes, built in our workshop and delivered ready to use.',
  points: [
    'Deployed in 48 hours',
    'Insulated against heat and noise',
    'Stack, join and relocate',
    'Wired and plumbed before delivery',
  ],
  heroFamily: 'hero-yard',
  heroAlts: [
    'Drawing of a yard with stacked prefab units while a crane lowers one into place',
    'Drawing of a second yard of prefab units with a truck passing on the road',
  ],
  cards: [
    {
      family: 'container-unit',
      traits: ['two-storey', 'no-stair'],
      alt: 'Two-storey prefab unit with a timber deck',
    },
    { family: 'classroom', traits: ['veranda'], alt: 'Prefab classroom with a veranda' },
    { family: 'house', traits: ['villa'], alt: 'Prefab villa' },
  ],
  portfolio: {
    id: 'container-portfolio',
    title: 'Prefab Units',
    text: 'Steel shells with real doors, windows and floors. Each one is finished indoors before it travels.',
    items: [
      {
        title: 'Stacked offices',
        text: 'One unit on the other, with the stair outside, so that no floor is lost to it.',
        family: 'container-unit',
        traits: ['two-storey', 'stair'],
        alt: 'Two-storey office units with an outside stair',
      },
      {
        title: 'Roadside shop',
        text: 'Glass and a steel shutter along the street, with a sign above both.',
        family: 'container-unit',
        traits: ['shopfront', 'shutter'],
        alt: 'Prefab shop with a glazed front',
      },
      {
        title: 'Classrooms',
        text: 'Two rooms under one roof, with windows on both sides for the breeze.',
        family: 'classroom',
        traits: ['pair', 'one-roof'],
        alt: 'Two prefab classrooms under one roof',
      },
      {
        title: 'Clinic',
        text: 'Units joined around a court, so that each room has daylight from two sides.',
        family: 'clinic',
        traits: ['courtyard'],
        alt: 'Clinic of joined units around a court',
      },
      {
        title: 'Family home',
        text: 'Joined units make one house, with a carport and a garden to walk out to.',
        family: 'house',
        traits: ['family', 'hipped'],
        alt: 'Family house with a carport',
      },
      {
        title: 'Garden pavilion',
        text: 'A roof on posts, rails to lean on, and the garden all around.',
        family: 'gazebo',
        traits: ['garden'],
        alt: 'Garden pavilion',
      },
    ],
  },
}
