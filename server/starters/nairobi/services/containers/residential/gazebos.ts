import { drawn } from '../prefab-media.ts'
import { learnMore, prefabPage } from '../prefab-page.ts'

export const gazebos = prefabPage({
  place: 'residential/gazebos',
  name: 'Gazebos',
  description:
    'Gazebos in timber and steel: garden gazebos, pool pavilions and event pavilions, cut in our workshop and bolted together on your lawn, deck or terrace.',
  keywords: [
    'garden gazebos Kenya',
    'pool pavilion',
    'event pavilion',
    'steel gazebo Nairobi',
    'timber gazebo',
  ],
  quote: 'Get Gazebo Quote',
  hero: {
    title: 'Gazebos for shade, water and company',
    text: 'Posts, beams and roof panels arrive cut and coated, and are bolted together where you want to sit. Only the footings are made on the spot.',
  },
  scenes: [
    {
      label: 'Garden',
      look: drawn('hero-gazebo-garden', 'Gazebo in a garden with shrubs', 'octagon'),
    },
    {
      label: 'Terrace',
      look: drawn('hero-gazebo-garden', 'Pavilion beside a garden path', 'pavilion'),
    },
  ],
  offers: {
    title: 'For the garden, the pool and the party',
    cards: [
      {
        title: 'Garden Gazebos',
        text: 'Four, six or eight posts under a pitched roof, with a bench along the rail and room for a table.',
        points: [
          'Tiles, shingles or thatch on top',
          'Powder-coated steel or treated timber',
          'Sockets and a lamp',
        ],
        pictures: [
          drawn('gazebo', 'Garden gazebo with a pitched roof', 'garden', 'gabled'),
          drawn('gazebo', 'Garden gazebo with eight sides', 'garden', 'octagon'),
          drawn('gazebo', 'Round thatched gazebo on a lawn', 'garden', 'thatch'),
        ],
        action: learnMore,
      },
      {
        title: 'Pool Pavilions',
        text: 'A roof along the water for loungers and towels, with a shower and a bar at the dry end.',
        points: [
          'Stainless fixings against chlorine',
          'Boards that stay rough when wet',
          'Store for pumps and covers',
        ],
        pictures: [
          drawn('gazebo', 'Pool pavilion with loungers', 'pool'),
          drawn('gazebo', 'Pavilion at the edge of a pool', 'pool', 'gabled'),
          drawn('gazebo', 'Shaded deck beside the water', 'pool'),
        ],
        action: learnMore,
      },
      {
        title: 'Event Pavilions',
        text: 'Wide spans on slim steel columns for weddings, markets and meetings, with power and anchor points for curtains.',
        points: [
          'Trusses from our own steel workshop',
          'Floor panels over grass',
          'Taken down after the season',
        ],
        pictures: [
          drawn('gazebo', 'Event pavilion with tables for guests', 'event', 'banquet'),
          drawn('gazebo', 'Wide pavilion on slim columns', 'event'),
          drawn('gazebo', 'Pavilion prepared for a celebration', 'event', 'banquet'),
        ],
        action: learnMore,
      },
    ],
  },
  between: {
    kind: 'table',
    title: 'Choose the parts',
    columns: ['Part', 'In timber', 'In steel'],
    rows: [
      ['Posts', 'Planed, treated, on raised shoes', 'Square tube, powder coated'],
      ['Roof', 'Rafters with shingles or thatch', 'Purlins with tile-profile sheet'],
      ['Rail', 'Turned or flat balusters', 'Bars or laser-cut panels'],
      ['Floor', 'Grooved deck boards', 'Stone slabs in a welded frame'],
      ['Upkeep', 'A coat of oil each dry season', 'Soap and water'],
    ],
    note: 'The two mix well: steel posts under a timber roof are the usual choice near water.',
  },
  portfolio: {
    title: 'Pavilions to sit under',
    text: 'Large enough for tea for two or for a wedding party.',
    layout: 'row',
    ground: 'sand',
    items: [
      {
        title: 'Tea pavilion',
        text: 'Four posts and a low rail, just wide enough for a round table.',
        look: drawn('gazebo', 'Small tea pavilion', 'garden', 'square'),
      },
      {
        title: 'Garden centrepiece',
        text: 'Flower beds line the path to six posts under one pointed roof.',
        look: drawn(
          'gazebo',
          'Gazebo with six sides as the centre of a garden',
          'garden',
          'hexagon',
        ),
      },
      {
        title: 'Poolside lounge',
        text: 'A sofa in the shade for those who have swum, loungers for those who will.',
        look: drawn('gazebo', 'Poolside lounge under a roof', 'pool', 'hipped'),
      },
      {
        title: 'Pool bar',
        text: 'The counter faces the water under a roof of thatch.',
        look: drawn('gazebo', 'Thatched bar beside a pool', 'pool', 'thatch'),
      },
      {
        title: 'Wedding pavilion',
        text: 'Columns at the edge only, rows of seats and an arch of flowers before them.',
        look: drawn('gazebo', 'Pavilion with seats for a wedding', 'event', 'ceremony'),
      },
      {
        title: 'Market canopy',
        text: 'Traders set out their crates where neither sun nor rain comes.',
        look: drawn('gazebo', 'Canopy over market tables', 'event', 'peaks', 'market'),
      },
      {
        title: 'Barbecue shelter',
        text: 'The grill and its table share one roof, open on all sides.',
        look: drawn('gazebo', 'Barbecue shelter in a garden', 'garden', 'barbecue'),
      },
      {
        title: 'Band stage',
        text: 'A raised floor and a solid back wall carry sound to the lawn.',
        look: drawn('gazebo', 'Covered stage for a band', 'event', 'stage'),
      },
    ],
  },
  closing: {
    title: 'Where does the sun stand at four?',
    text: 'Photograph the spot and add a rough size. We draw the roof that shades it and quote it with floor and rail.',
  },
})
