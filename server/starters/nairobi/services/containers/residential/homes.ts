import { drawn } from '../prefab-media.ts'
import { prefabPage, viewPortfolio } from '../prefab-page.ts'

export const homes = prefabPage({
  place: 'residential/homes',
  name: 'Homes',
  description:
    'Prefab homes from our workshop: modern container homes, tiny house solutions and luxury villas with kitchens, bathrooms and floors finished indoors.',
  keywords: [
    'container homes Kenya',
    'prefab houses Nairobi',
    'tiny house',
    'prefab villas',
    'modular homes',
  ],
  quote: 'Get Home Quote',
  hero: {
    title: 'Homes from one room to a villa',
    text: 'Bedrooms, kitchen and bath are built side by side in dry conditions, then joined on your land. Plan, cladding and fittings are your choice.',
    progress: 'fraction',
    dots: 'marks',
  },
  design: 'home',
  scenes: [
    { label: 'Family home', look: drawn('hero-house', 'Prefab family home with a lawn', 'family') },
    { label: 'Villa', look: drawn('hero-house', 'Prefab villa with a terrace', 'villa') },
  ],
  view: { label: 'View Home Gallery', href: '#home-gallery', look: 'secondary' },
  offers: {
    title: 'Tiny, family-sized or a villa',
    cards: [
      {
        title: 'Modern Container Homes',
        text: 'Joined units form open living rooms with sliding glass, and bedrooms keep the thicker walls. Corrugated steel shows outside or hides under timber.',
        points: [
          'One, two or three bedrooms',
          'Roof overhang above the terrace',
          'Carport from the same frame',
        ],
        pictures: [
          drawn('house', 'Modern container home for a family', 'family', 'joined'),
          drawn('home-inside', 'Open living room with a sofa', 'living'),
          drawn('home-inside', 'Fitted kitchen of a container home', 'kitchen'),
        ],
      },
      {
        title: 'Tiny House Solutions',
        text: 'A full home in a single lift. Steps hold drawers, the table folds from the wall, and the bathroom is moulded in one piece.',
        points: [
          'Storage under bed and stair',
          'Sliding doors throughout',
          'Sockets where you charge your phone',
        ],
        pictures: [
          drawn('house', 'Tiny house with its front step', 'tiny'),
          drawn('home-inside', 'Bed and wardrobe in a tiny house', 'bedroom'),
          drawn('home-inside', 'Living corner of a tiny house', 'living'),
        ],
      },
      {
        title: 'Luxury Prefab Villas',
        text: 'Two storeys around a courtyard, with stone floors, joinery from our furniture shop and a terrace along the garden front.',
        points: [
          'Master suite with dressing room',
          'Guest wing and staff room',
          'Pool pavilion to match',
        ],
        pictures: [
          drawn('house', 'Luxury prefab villa', 'villa'),
          drawn('home-inside', 'Master bedroom of a villa', 'bedroom'),
          drawn('home-inside', 'Villa lounge with its furniture', 'living'),
        ],
      },
    ],
  },
  between: {
    kind: 'steps',
    title: 'From sketch to front door',
    steps: [
      {
        title: 'Sit down together',
        text: 'Bring a wish list and a photograph of the land. We bring paper and sample boards.',
      },
      {
        title: 'Walk through in 3D',
        text: 'Every room is modelled, so you can move a wall while it is still a line.',
      },
      {
        title: 'See it being built',
        text: 'Visit the workshop when the frame stands, and again before the linings close.',
      },
      {
        title: 'Turn the key',
        text: 'After the lift we join roofs and floors, clean the windows and walk round with your list.',
      },
    ],
  },
  portfolio: {
    id: 'home-gallery',
    title: 'Home gallery',
    text: 'Houses from outside, and the rooms a family lives in.',
    layout: 'row',
    ground: 'sand',
    actions: [viewPortfolio],
    items: [
      {
        title: 'Family house',
        text: 'One roof over all rooms, a porch at the door and a carport at the side.',
        look: drawn('house', 'Family house with a carport', 'family', 'hipped'),
      },
      {
        title: 'Terrace villa',
        text: 'Glass doors open to the pool, and the room above has a terrace.',
        look: drawn('house', 'Villa facing its garden', 'villa'),
      },
      {
        title: 'One-person house',
        text: 'It stands on wheels, with a step at the door and a window in each wall.',
        look: drawn('house', 'Small house on wheels for one person', 'tiny', 'wheels'),
      },
      {
        title: 'Living room',
        text: 'Sofa and dining table share the light of the sliding glass.',
        look: drawn('home-inside', 'Living room of a prefab house', 'living', 'with-a-table'),
      },
      {
        title: 'Cook’s kitchen',
        text: 'Worktops run around the corner, and the cook can walk around the island.',
        look: drawn('home-inside', 'Kitchen with long worktops', 'kitchen'),
      },
      {
        title: 'Quiet bedroom',
        text: 'The bed has one wall to itself, and clothes and books keep to the other.',
        look: drawn('home-inside', 'Bedroom on the quiet side of a house', 'bedroom'),
      },
      {
        title: 'Granny annexe',
        text: 'All rooms lie on one level behind a veranda, joined to the house.',
        look: drawn('house', 'Annexe on one level beside a house', 'guest-house', 'annexe'),
      },
      {
        title: 'Raised studio',
        text: 'A single room on posts, with steps up to a balcony along its glass.',
        look: drawn('house', 'Studio home on posts with a balcony', 'studio', 'raised'),
      },
    ],
  },
  closing: {
    title: 'Bring the plot, we bring the plan',
    text: 'Send the size of the land and the number of bedrooms. The first layout comes with a figure for each finish.',
  },
})
