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
  family: 'container-unit',
  heroFamily: 'hero-yard',
  heroAlts: [
    'Drawing of a yard with stacked prefab units while a crane lowers one into place',
    'Drawing of a second yard of prefab units with a truck passing on the road',
  ],
  cards: [
    { alt: 'Two-storey prefab unit with a timber deck', traits: ['two-storey', 'no-stair'] },
    { alt: 'Single prefab unit with a glazed front', traits: ['shopfront'] },
    { alt: 'Prefab unit with a canopy over its deck', traits: ['deck'] },
  ],
  portfolio: {
    id: 'container-portfolio',
    title: 'Prefab Units',
    text: 'Steel shells with real doors, windows and floors. Each one is finished indoors before it travels.',
    items: [
      {
        title: 'Site office',
        text: 'One unit, set on pads beside the works and ready the day it lands.',
        alt: 'Single-storey site office unit',
        traits: ['one-storey'],
      },
      {
        title: 'Stacked offices',
        text: 'Ground-floor units carry a second row, so a small plot holds twice the desks.',
        alt: 'Two-storey office units with an outside stair',
        traits: ['two-storey', 'stair'],
      },
      {
        title: 'Roadside shop',
        text: 'The long side opens to the street behind glass and shuts flat at night.',
        alt: 'Prefab shop with a glazed front',
        traits: ['shopfront'],
      },
      {
        title: 'Home with a deck',
        text: 'A covered timber deck adds an outdoor room on the shaded side.',
        alt: 'Prefab home with a covered deck',
        traits: ['deck'],
      },
      {
        title: 'Two-storey home',
        text: 'Bedrooms above, kitchen and living room below, turned towards the garden.',
        alt: 'Two-storey prefab home with a terrace',
        traits: ['two-storey', 'no-stair'],
      },
      {
        title: 'Gatehouse',
        text: 'One door to the road, so that visitors sign in before they pass.',
        alt: 'Prefab gatehouse',
        traits: ['one-storey'],
      },
    ],
  },
}
