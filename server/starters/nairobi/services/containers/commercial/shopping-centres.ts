import { detailImage, drawn } from '../prefab-media.ts'
import { prefabPage } from '../prefab-page.ts'

const place = 'commercial/shopping-centres'

export const shoppingCentres = prefabPage({
  place,
  name: 'Shopping Centres',
  description:
    'Shopping centres made of prefab units: pop-up retail villages, food courts and market halls with shopfronts, counters, lighting and shutters in place.',
  keywords: [
    'container shopping centre',
    'pop-up retail units Kenya',
    'container food court',
    'prefab market hall',
    'container shops',
  ],
  quote: 'Get Shopping Centre Quote',
  hero: {
    title: 'Shopping centres, one shop at a time',
    text: 'Shops, kitchens and stalls arrive finished and line up around shared paths. Let the first row, then set the next one beside it.',
    progress: 'fraction',
  },
  design: 'shop',
  scenes: [
    {
      label: 'Retail court',
      look: drawn(
        'hero-shopping-centre',
        'Shopping centre of prefab units with glazed shopfronts',
        'court',
      ),
    },
    {
      label: 'Shop row',
      look: drawn('hero-shopping-centre', 'Row of prefab shops with awnings along a path', 'row'),
    },
  ],
  offers: {
    title: 'Places to sell, eat and trade',
    cards: [
      {
        title: 'Pop-up Retail Villages',
        text: 'A cluster of small shops for a season, for a festival or until the permanent building goes up. Each keeper gets a front, a key and a meter.',
        points: [
          'Glazed, folding or hatch fronts',
          'Sign rail above every opening',
          'Leaves the plot clear',
        ],
        pictures: [
          drawn('shopping-centre', 'Village of small prefab shops', 'village'),
          drawn('container-unit', 'Pop-up shop with a glazed front', 'shopfront', 'slab'),
          drawn('shop-inside', 'Inside of a pop-up shop with its goods', 'stall'),
        ],
      },
      {
        title: 'Food Courts',
        text: 'Kitchens with extraction stand behind one counter line, and seats fill the middle under shade. Grease traps and drains are laid before the units land.',
        points: [
          'Steel worktops and hand basins',
          'Gas and waste kept to the service side',
          'Wall panels that wipe clean',
        ],
        pictures: [
          drawn('shop-inside', 'Food counter with its kitchen behind', 'food-counter'),
          drawn('shopping-centre', 'Food units around a shared court', 'court'),
          drawn('container-unit', 'Café unit with a hatch to the court', 'shopfront', 'kiosk'),
        ],
      },
      {
        title: 'Market Halls',
        text: 'Open stalls stand in rows under one roof, each with its counter and awning. The frame comes from our own steel workshop.',
        points: [
          'Aisles free of columns',
          'Stalls set in rows or around the walls',
          'Windows high up on the walls',
        ],
        pictures: [
          drawn('shop-inside', 'Market hall with rows of stalls', 'market'),
          drawn('shopping-centre', 'Market units seen from the street', 'row'),
          drawn('shop-inside', 'Trader’s stall in a market hall', 'stall'),
        ],
      },
    ],
  },
  between: {
    kind: 'checklist',
    title: 'What a tenant finds on the first day',
    text: 'The landlord hands over a key, and the shop works.',
    items: [
      'A front as wide as the trade needs',
      'Lights, sockets and a sub-meter of its own',
      'A shutter that one person can close',
      'A level threshold for prams and wheelchairs',
      'A water point wherever food is prepared',
      'Space above the door for the tenant’s name',
    ],
    media: detailImage(
      place,
      drawn('container-unit', 'Shop unit ready for its tenant', 'shopfront', 'shutter'),
    ),
  },
  portfolio: {
    title: 'Shops, counters and stalls',
    text: 'Layouts that combine into a centre of any length.',
    layout: 'row',
    items: [
      {
        title: 'Paved court',
        text: 'Shops look inwards, so every front is seen from every other.',
        look: drawn('shopping-centre', 'Shops facing a paved court', 'court'),
      },
      {
        title: 'Corner shop',
        text: 'Glass on two sides, under awnings, turns the unit into a display window.',
        look: drawn('container-unit', 'Corner shop in a single unit', 'shopfront', 'corner'),
      },
      {
        title: 'Bakery',
        text: 'The oven stands at the back, and bread goes from its racks over the counter.',
        look: drawn('shop-inside', 'Bakery with its oven, bread racks and counter', 'bakery'),
      },
      {
        title: 'Greengrocer',
        text: 'Crates rise in steps along two walls, with the till before them.',
        look: drawn('shop-inside', 'Greengrocer’s stall inside a unit', 'stall', 'greengrocer'),
      },
      {
        title: 'Market aisle',
        text: 'Stalls face each other and leave one clear lane for trolleys.',
        look: drawn('shop-inside', 'Aisle between market stalls', 'market', 'aisle'),
      },
      {
        title: 'Two-level arcade',
        text: 'A stair at the end leads up to a gallery with a second row of shops.',
        look: drawn('shopping-centre', 'Arcade with shops on two levels', 'gallery'),
      },
      {
        title: 'Street café',
        text: 'Tables stand under parasols before a gable with an awning.',
        look: drawn('container-unit', 'Café unit with tables under parasols', 'shopfront', 'gable'),
      },
      {
        title: 'Roofed court',
        text: 'A roof without walls keeps the tables dry, and trade goes on in the rain.',
        look: drawn('shopping-centre', 'Tables under a roof before a row of shops', 'food-court'),
      },
    ],
  },
  closing: {
    title: 'See how many shops fit',
    text: 'Send a sketch or a survey of the land. We draw the rows, the paths and the service yard, then quote phase by phase.',
  },
})
