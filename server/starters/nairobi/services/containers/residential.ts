import { detailImage, drawn } from './prefab-media.ts'
import { addresses, learnMore, prefabPage } from './prefab-page.ts'

const place = 'residential'

export const residentialUnits = prefabPage({
  place,
  name: 'Residential Prefab Units',
  menu: 'Residential',
  description:
    'Residential prefab units: tiny homes, guest houses and studio apartments, with container homes, gazebos and cottages to choose from, all lined and plumbed.',
  keywords: [
    'residential prefab units',
    'tiny homes Kenya',
    'guest house units',
    'studio apartment containers',
  ],
  quote: 'Get Residential Quote',
  hero: {
    title: 'Homes that arrive with the kitchen in',
    text: 'A place to live, to lend to guests or to let. The insulated rooms bring bathroom, wardrobes and lights along, and need only a connection.',
  },
  scenes: [
    {
      label: 'Homes on a street',
      look: drawn(
        'hero-street',
        'Street with a villa, a cottage, a gazebo and a bungalow',
        'residential',
        'main',
      ),
    },
    {
      label: 'Homes and a pavilion',
      look: drawn(
        'hero-street',
        'Street with a cottage, a family home, a tiny home and a pavilion by a pool',
        'residential',
        'side',
      ),
    },
  ],
  offers: {
    title: 'Small homes with everything in them',
    cards: [
      {
        title: 'Tiny Homes',
        text: 'One unit for one or two people: bed at the quiet end, shower in the middle, kitchen by the door.',
        points: ['Folding table and bench chest', 'Loft shelf over the bed', 'Stands on pads'],
        pictures: [
          drawn('house', 'Tiny home in a single unit', 'tiny', 'unit'),
          drawn('home-inside', 'Kitchen of a tiny home', 'kitchen'),
          drawn('home-inside', 'Sleeping end of a tiny home', 'bedroom'),
        ],
        action: learnMore,
      },
      {
        title: 'Guest Houses',
        text: 'A bedroom, a washroom and a porch at the end of the garden, with an entrance and a meter apart from the main house.',
        points: [
          'One to three bedrooms',
          'Shared or private porch',
          'Laundry cupboard in the hall',
        ],
        pictures: [
          drawn('house', 'Guest house with a porch', 'guest-house', 'porch'),
          drawn('home-inside', 'Bedroom of a guest house', 'bedroom'),
          drawn('home-inside', 'Sitting room for guests', 'living'),
        ],
        action: learnMore,
      },
      {
        title: 'Studio Apartments',
        text: 'Equal units on each other, each with a kitchenette and a bathroom, for students, staff or tenants.',
        points: [
          'Lined party walls against noise',
          'Outside stair in steel',
          'One riser for all pipes',
        ],
        pictures: [
          drawn(
            'container-unit',
            'Two studio apartments on each other, with an outside stair',
            'two-storey',
            'stair',
          ),
          drawn('home-inside', 'Living area of a studio apartment', 'living'),
          drawn('home-inside', 'Kitchenette of a studio apartment', 'kitchen'),
        ],
        action: learnMore,
      },
    ],
  },
  between: {
    kind: 'checklist',
    title: 'What makes it a home',
    text: 'Steel on the outside. Timber, tile and plaster board where you touch it.',
    items: [
      'Insulated against midday heat and night cold',
      'Windows with mesh, locks and a view',
      'Hot water and lighting on circuits of their own',
      'Gutters that lead the rain into a tank',
      'Rooms that can be added later without moving out',
      'Colours, floors and handles of your choosing',
    ],
    media: detailImage(
      place,
      drawn('home-inside', 'Sunlit living room in a prefab home', 'living'),
    ),
    actions: [
      { label: 'View Homes', href: addresses('residential/homes').path, look: 'secondary' },
      { label: 'View Gazebos', href: addresses('residential/gazebos').path, look: 'secondary' },
      { label: 'View Cottages', href: addresses('residential/cottages').path, look: 'secondary' },
    ],
  },
  portfolio: {
    title: 'Lived-in layouts',
    text: 'Rooms to cook, work and sleep in, beside a house or on their own.',
    ground: 'sand',
    items: [
      {
        title: 'Garden studio',
        text: 'A table and a bed in one room, with glass on both sides to the garden.',
        look: drawn('house', 'Garden studio with one room', 'studio'),
      },
      {
        title: 'Starter home',
        text: 'Two units stand joined, with solar panels above and a carport at the side.',
        look: drawn('house', 'Starter home of two joined units', 'family', 'joined'),
      },
      {
        title: 'Galley kitchen',
        text: 'Stove, sink and fridge stand within one turn of the cook.',
        look: drawn('home-inside', 'Galley kitchen with worktops', 'kitchen', 'galley'),
      },
      {
        title: 'Shaded pavilion',
        text: 'Meals move outside, to a round table behind a low rail.',
        look: drawn('gazebo', 'Garden pavilion with a table under its roof', 'garden'),
      },
      {
        title: 'Weekend cabin',
        text: 'The roof comes down to the ground, with one gable of glass and a hammock before it.',
        look: drawn('cottage', 'Weekend cabin with a roof down to the ground', 'cabin', 'a-frame'),
      },
      {
        title: 'Bedroom wing',
        text: 'A separate unit for sleeping keeps talk and cooking at a distance.',
        look: drawn('home-inside', 'Bedroom in a wing of its own', 'bedroom'),
      },
    ],
  },
  closing: {
    title: 'Tell us who will live there',
    text: 'Write a few lines about the people and the plot. We suggest a layout, show it in 3D and put a figure to it.',
  },
})
