import { detailImage, drawn } from '../prefab-media.ts'
import { learnMore, prefabPage } from '../prefab-page.ts'

const place = 'residential/cottages'

export const cottages = prefabPage({
  place,
  name: 'Cottages',
  description:
    'Prefab cottages for weekends, guests and lodges: rustic cottages, modern cabins and lakeside retreats with verandas, stoves and timber linings.',
  keywords: [
    'prefab cottages Kenya',
    'holiday cabins',
    'lakeside retreat',
    'lodge cottages',
    'rustic cottage',
  ],
  quote: 'Get Cottage Quote',
  hero: {
    title: 'Cottages for slow weekends',
    text: 'A pitched roof, a porch and a room that smells of wood. Under the boards is the same steel frame, so a cottage can stand on a slope, a shore or a farm.',
  },
  scenes: [
    {
      label: 'Shore',
      look: drawn('hero-lakeside-cottage', 'Cottage on the shore of a lake', 'shore'),
    },
    {
      label: 'Trees',
      look: drawn('hero-lakeside-cottage', 'Lakeside cottage among trees', 'trees'),
    },
  ],
  offers: {
    title: 'Rustic, modern or on the water',
    cards: [
      {
        title: 'Rustic Cottages',
        text: 'Rough-sawn cladding, a steep roof and a stove in the corner. Windows are small and deep, and shutters close from inside.',
        points: ['Cedar or cypress boards', 'Stone-faced base', 'Porch wide enough for a bed'],
        pictures: [
          drawn('cottage', 'Rustic cottage with timber cladding', 'rustic'),
          drawn('cottage', 'Rustic cottage under a steep roof', 'rustic', 'steep'),
          drawn('home-inside', 'Cottage sitting room', 'living'),
        ],
        action: learnMore,
      },
      {
        title: 'Modern Cabin Cottages',
        text: 'A plain shape with one glass front. Pale plywood lines the room, and the kitchen hides behind sliding doors.',
        points: [
          'Black sheet or charred boards',
          'Sleeping loft with a ladder',
          'Solar-ready roof',
        ],
        pictures: [
          drawn('cottage', 'Modern cabin cottage', 'cabin', 'lean-to'),
          drawn('cottage', 'Cabin cottage from its porch side', 'cabin'),
          drawn('home-inside', 'Cabin kitchen', 'kitchen'),
        ],
        action: learnMore,
      },
      {
        title: 'Lakeside Retreats',
        text: 'Raised on posts above the waterline, with a deck towards the view and bedrooms at the back.',
        points: [
          'Galvanised posts and fixings',
          'Mesh-screened veranda',
          'Outdoor shower by the steps',
        ],
        pictures: [
          drawn('cottage', 'Retreat raised above a lake', 'lakeside'),
          drawn('cottage', 'Lakeside cottage with a deck', 'lakeside'),
          drawn('home-inside', 'Bedroom of a lakeside retreat', 'bedroom'),
        ],
        action: learnMore,
      },
    ],
  },
  between: {
    kind: 'prose',
    title: 'Timber outside, steel inside',
    paragraphs: [
      'The frame is welded in the workshop and hung with boards afterwards. That is why a cottage can be carried in one or two pieces along a farm track and still look as if a carpenter had built it on the spot.',
      'Between boards and lining lies insulation with a ventilated gap. It keeps a highland evening out and a stove’s warmth in.',
    ],
    media: detailImage(
      place,
      drawn('cottage', 'Cottage with boards over its frame', 'rustic', 'hipped'),
    ),
  },
  portfolio: {
    title: 'Cottages and cabins',
    text: 'Places for a bag, a book and wet boots.',
    layout: 'row',
    items: [
      {
        title: 'Farm cottage',
        text: 'Thatch reaches far over the walls, and both windows have shutters.',
        look: drawn('cottage', 'Farm cottage with a thatched roof', 'rustic', 'thatched'),
      },
      {
        title: 'Forest cabin',
        text: 'Short posts carry it between the trunks, and no root is cut.',
        look: drawn('cottage', 'Cabin on posts in the forest', 'cabin', 'on-posts'),
      },
      {
        title: 'Jetty retreat',
        text: 'From the bed to the boat it is only the length of the deck.',
        look: drawn('cottage', 'Retreat beside its landing stage', 'lakeside'),
      },
      {
        title: 'Lodge pair',
        text: 'Two cabins stand side by side, each behind a gable of glass, and share the fire.',
        look: drawn('cottage', 'Two lodge cabins and a fire before them', 'cabin', 'pair'),
      },
      {
        title: 'Reading cabin',
        text: 'Two chairs on the deck and a gable of glass, for reading outside and in.',
        look: drawn(
          'cottage',
          'Small cabin with a glass gable for reading',
          'cabin',
          'glass-gable',
        ),
      },
      {
        title: 'Fireside room',
        text: 'Seats gather around the stove, which stands before a wall of brick.',
        look: drawn('home-inside', 'Fireside room in a cottage', 'living', 'fireside'),
      },
      {
        title: 'Under the roof',
        text: 'The bed stands where the roof is high, cupboards where it is low.',
        look: drawn('home-inside', 'Cottage bedroom under the roof', 'bedroom', 'under-the-roof'),
      },
      {
        title: 'Evening deck',
        text: 'Chairs face the water, and a boat lies at the landing stage.',
        look: drawn('cottage', 'Cottage deck facing the lake', 'lakeside', 'two-wings'),
      },
    ],
  },
  closing: {
    title: 'The cottage follows the land',
    text: 'Tell us about the land and the track that leads to it. We find out what the truck can carry there and draw the cottage to fit.',
  },
})
