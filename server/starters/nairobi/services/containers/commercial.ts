import { detailImage, drawn } from './prefab-media.ts'
import { leadsTo, prefabPage } from './prefab-page.ts'

const place = 'commercial'

export const commercialUnits = prefabPage({
  place,
  name: 'Commercial Prefab Units',
  menu: 'Commercial',
  description:
    'Commercial prefab units for business: worker camps, shopping centres, offices and boardrooms in steel, fitted out before they leave our workshop.',
  keywords: [
    'commercial prefab units',
    'business container units Kenya',
    'modular commercial buildings',
    'prefab offices and shops',
  ],
  quote: 'Get Commercial Quote',
  hero: {
    title: 'Commercial units, set down where the work is',
    text: 'Crews, shoppers, staff and directors need different rooms. We make all four from steel units that join, stack and move on when a contract ends.',
  },
  scenes: [
    {
      label: 'Business street',
      look: drawn(
        'hero-street',
        'Street with an office, a row of shops, a boardroom and a camp of prefab units',
        'commercial',
        'main',
      ),
    },
    {
      label: 'Camp and market',
      look: drawn(
        'hero-street',
        'Street with a two-storey camp, stacked offices, small shops and a boardroom',
        'commercial',
        'side',
      ),
    },
  ],
  offers: {
    title: 'Camps, shops, offices and boardrooms',
    cards: [
      {
        title: 'Camp Solutions',
        text: 'Beds, showers, offices and a mess hall laid out as one settlement, so that a crew can live beside a remote site.',
        points: ['Sleeping and washing', 'Site management', 'Meals and free time'],
        pictures: [
          drawn('camp', 'Worker camp of prefab cabins'),
          drawn('camp-room', 'Camp bedroom with bunks', 'bunks'),
          drawn('camp-room', 'Camp canteen with tables', 'dining'),
        ],
        ...leadsTo('commercial/camp-solutions', 'View Camp Solutions'),
      },
      {
        title: 'Shopping Centres',
        text: 'Shops, food counters and stalls along a shared walkway, each with its own lock and light.',
        points: ['Pop-up villages', 'Food courts', 'Market halls'],
        pictures: [
          drawn('shopping-centre', 'Shopping centre made of prefab units'),
          drawn('shop-inside', 'Rows of stalls inside a prefab market', 'market'),
          drawn('shop-inside', 'Serving counter of a food court', 'food-counter'),
        ],
        ...leadsTo('commercial/shopping-centres', 'View Shopping Centres'),
      },
      {
        title: 'Offices',
        text: 'From one room at the gate to a stacked headquarters behind glass, with climate control and cabling included.',
        points: ['Headquarters', 'Co-working floors', 'Remote site offices'],
        pictures: [
          drawn('office-unit', 'Office block of stacked prefab units', 'stacked'),
          drawn('office-inside', 'Open office with shared desks', 'open-plan'),
          drawn('office-unit', 'Two-storey prefab office', 'two-storey'),
        ],
        ...leadsTo('commercial/offices', 'View Offices'),
      },
      {
        title: 'Boardrooms',
        text: 'One quiet, furnished room for decisions: table, chairs, screen and sockets already in their places.',
        points: ['Sound-insulated walls', 'Wired for video calls', 'Set up by our own team'],
        pictures: [
          drawn('boardroom', 'Boardroom table with chairs along both sides', 'lengthwise'),
          drawn('boardroom-unit', 'Prefab boardroom seen from outside'),
          drawn('boardroom', 'Boardroom furnished for a meeting'),
        ],
        ...leadsTo('commercial/boardrooms', 'View Boardrooms'),
      },
    ],
  },
  between: {
    kind: 'checklist',
    title: 'Why businesses choose units',
    text: 'The building is made while the ground is being prepared, and it stays an asset that can move.',
    items: [
      'Foundations and rooms are made at the same time',
      'Cutting, welding and dust stay in our workshop',
      'The row grows one unit at a time, as staff or tenants arrive',
      'Steel doors, locks and shutters are in from the start',
      'Walls in your colours, with a rail for the sign',
      'Units leave with you when the lease ends',
    ],
    media: detailImage(
      place,
      drawn(
        'office-unit',
        'Business offices of three units, one laid across two',
        'stacked',
        'bridge',
      ),
    ),
  },
  portfolio: {
    title: 'Commercial units, outside and in',
    text: 'Units that earn their keep on a working plot.',
    ground: 'sand',
    items: [
      {
        title: 'Sales office',
        text: 'All glass to the road, so that buyers see the desks before they reach the door.',
        look: drawn('office-unit', 'Sales office unit facing the road', 'one-storey', 'glazed'),
      },
      {
        title: 'Crew cabins',
        text: 'A roofed walk passes the doors, with a table in the yard and water on a tower.',
        look: drawn('camp', 'Crew cabins arranged around a yard', 'yard'),
      },
      {
        title: 'Shop with a terrace',
        text: 'Glass along the front shows the stock, and parasols shade those who wait.',
        look: drawn(
          'container-unit',
          'Small shop in a prefab unit, with parasols before it',
          'shopfront',
        ),
      },
      {
        title: 'Accounts room',
        text: 'Desks, files and the daylight that long columns of figures need.',
        look: drawn('office-inside', 'Accounts room with desks', 'desks'),
      },
      {
        title: 'Meeting pavilion',
        text: 'A boardroom of its own in the garden, away from telephones and printers.',
        look: drawn('boardroom-unit', 'Boardroom unit used as a garden pavilion', 'pavilion'),
      },
      {
        title: 'Lunch counter',
        text: 'Stools stand along the counter, and the hood hangs over the stove behind it.',
        look: drawn('shop-inside', 'Lunch counter inside a prefab unit', 'food-counter'),
      },
    ],
  },
  closing: {
    title: 'Start with what the business needs first',
    text: 'Name the use, the plot and the number of people. We propose the units, their order and the way they join.',
  },
})
