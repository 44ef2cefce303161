import type { PageSource } from './page.ts'
import { image, series, video } from './slots.ts'

interface Service {
  folder: string
  title: string
  text: string
  points: [string, string, string, string]
  family: string
  heroFamily: string
  heroAlts: [string, string]
  cardAlts: [string, string, string]
  portfolio: { id: string; title: string; text: string; items: Item[] }
}

interface Item {
  title: string
  text: string
  alt: string
  traits?: string[]
}

const prefab: Service = {
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
  cardAlts: [
    'Two-storey prefab unit with a timber deck',
    'Single prefab unit with a glazed front',
    'Prefab unit with a canopy over the door',
  ],
  portfolio: {
    id: 'container-portfolio',
    title: 'Prefab Units',
    text: 'Steel shells with real doors, windows and floors. Each one is finished indoors before it travels.',
    items: [
      {
        title: 'Site office',
        text: 'One unit, two rooms and a door for each, set on pads beside the works.',
        alt: 'Single-storey site office unit',
        traits: ['one-storey'],
      },
      {
        title: 'Stacked offices',
        text: 'Ground-floor units carry a second row, so a small plot holds twice the desks.',
        alt: 'Two-storey office units',
        traits: ['two-storey'],
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
        alt: 'Two-storey prefab home',
        traits: ['two-storey', 'deck'],
      },
      {
        title: 'Gatehouse',
        text: 'A short unit with windows on three sides and room for two at the counter.',
        alt: 'Small prefab gatehouse',
        traits: ['one-storey'],
      },
    ],
  },
}

const interior: Service = {
  folder: 'interior-designs',
  title: 'Interior Designs',
  text: 'One team draws the room, builds it and hands it over: homes, offices and counters.',
  points: [
    '3D views before work begins',
    'Joinery from our own workshop',
    'Offices and shops fitted out',
    'Homes and apartments',
  ],
  family: 'living-room',
  heroFamily: 'hero-interior',
  heroAlts: [
    'Drawing of a furnished living room with tall windows',
    'Drawing of a reception lounge with pendant lamps',
  ],
  cardAlts: [
    'Living room with a sofa, a rug and a low table',
    'Sitting room with shelves along the wall',
    'Corner lounge beside a window',
  ],
  portfolio: {
    id: 'interior-portfolio',
    title: 'Interior Designs',
    text: 'Rooms planned around how people sit, cook, meet and store things.',
    items: [
      {
        title: 'Family sitting room',
        text: 'The sofa faces the window; the walkway behind it stays a metre wide.',
        alt: 'Family sitting room with a sofa facing a low table',
      },
      {
        title: 'Apartment lounge',
        text: 'A long wall of shelves keeps the floor free in a narrow room.',
        alt: 'Apartment lounge with wall shelves',
      },
      {
        title: 'Reading corner',
        text: 'An armchair, a lamp at shoulder height and books within reach.',
        alt: 'Reading corner with an armchair and a lamp',
      },
      {
        title: 'Guest lounge',
        text: 'Two seats face each other so that talk needs no raised voice.',
        alt: 'Guest lounge with facing seats',
      },
      {
        title: 'Waiting room',
        text: 'Firm seats, hard floors and a plant in each corner that daylight reaches.',
        alt: 'Waiting room with plants',
      },
      {
        title: 'Show apartment',
        text: 'Furnished from one palette, so the room reads as larger than it measures.',
        alt: 'Furnished show apartment',
      },
    ],
  },
}

const furniture: Service = {
  folder: 'executive-furniture',
  title: 'Executive Furniture',
  text: 'Desks, seating, kitchens, bars and furniture legs, made to the size of the room.',
  points: [
    'Desks, tables and chairs for offices',
    'Kitchens, lounges and boudoirs',
    'Counters for bars and restaurants',
    'Legs and posts in wood and steel',
  ],
  family: 'desk',
  heroFamily: 'hero-furniture',
  heroAlts: [
    'Drawing of a furniture showroom with desks and chairs',
    'Drawing of a showroom corner with a conference table',
  ],
  cardAlts: [
    'Executive desk with two drawer pedestals',
    'Writing desk on steel legs',
    'Desk with one pedestal and a screen',
  ],
  portfolio: {
    id: 'furniture-portfolio',
    title: 'Executive Furniture',
    text: 'Working furniture with the joints you can check: dovetails, welds and edges that last.',
    items: [
      {
        title: 'Pedestal desk',
        text: 'Drawers on both sides, a modesty panel and a cable tray under the top.',
        alt: 'Desk with drawers on both sides',
        traits: ['double-pedestal'],
      },
      {
        title: 'Writing desk',
        text: 'A thin top on four tapered legs for a room that should stay light.',
        alt: 'Writing desk on four legs',
        traits: ['legs'],
      },
      {
        title: 'Manager’s desk',
        text: 'A return at the side holds the screen; the main top stays clear for paper.',
        alt: 'Desk with a side return',
        traits: ['return'],
      },
      {
        title: 'Steel-frame desk',
        text: 'A welded frame takes the load, so the span needs no middle leg.',
        alt: 'Desk on a steel frame',
        traits: ['frame'],
      },
      {
        title: 'Single-pedestal desk',
        text: 'Three drawers that lock together, on the side you ask for.',
        alt: 'Desk with one pedestal',
        traits: ['single-pedestal'],
      },
      {
        title: 'Reception desk',
        text: 'A raised counter at the front hides the screen and takes a signature.',
        alt: 'Reception desk with a raised counter',
        traits: ['counter'],
      },
    ],
  },
}

const services = [prefab, interior, furniture]

function slides(service: Service) {
  return service.heroAlts.map((alt, index) => ({
    label: service.title,
    media: video(`home/hero/${service.folder}/home-hero-${service.folder}-video-${index + 1}`, {
      family: service.heroFamily,
      alt,
    }),
  }))
}

function card({ folder, title, text, points, family, cardAlts, portfolio }: Service) {
  return {
    title,
    text,
    points,
    images: cardAlts.map((alt, index) =>
      image(`home/core-services/${folder}/home-core-services-${folder}-image-${index + 1}`, {
        family,
        alt,
      }),
    ),
    action: { label: 'View Projects', href: `#${portfolio.id}`, look: 'secondary' as const },
  }
}

function block({ folder, family, portfolio }: Service, index: number) {
  return {
    kind: 'portfolio' as const,
    id: portfolio.id,
    ...(index === 0 ? { eyebrow: 'Our Portfolio' } : {}),
    title: portfolio.title,
    text: portfolio.text,
    layout: (['mosaic', 'row', 'mosaic-right'] as const)[index] ?? 'mosaic',
    ground: index === 1 ? ('sand' as const) : ('paper' as const),
    items: series(6, position => {
      const item = portfolio.items[position - 1] as Item
      return {
        title: item.title,
        text: item.text,
        media: image(`home/portfolio/${folder}/home-portfolio-${folder}-image-${position}`, {
          family,
          alt: item.alt,
          ...(item.traits ? { traits: item.traits } : {}),
        }),
      }
    }),
  }
}

export const home: PageSource = {
  path: '/',
  name: 'Home',
  menu: 'Home',
  description:
    'Prefab container units, interiors, executive furniture and engineering, made in Nairobi. Units stand on site in 48 hours. Ask for a free quote.',
  keywords: [
    'prefab units Nairobi',
    'container offices Kenya',
    'interior design Nairobi',
    'executive furniture Kenya',
    'steel fabrication Nairobi',
  ],
  sections: [
    {
      kind: 'hero',
      badges: ['Premium Quality', '500+ Projects', 'Industry Leaders'],
      title: 'Built in the workshop. Standing on site in 48 hours.',
      text: 'Prefab container units, interiors and executive furniture, engineered and made in Nairobi.',
      actions: [
        { label: 'Explore Our Solutions', href: '#core-services', look: 'primary' },
        { label: 'Get Free Quote', href: '/contact', look: 'secondary' },
      ],
      slides: services.flatMap(slides),
      height: 'screen',
    },
    {
      kind: 'cards',
      id: 'core-services',
      eyebrow: 'What we do',
      title: 'Our Core Services',
      cards: services.map(card),
    },
    ...services.map(block),
    {
      kind: 'stats',
      id: 'about',
      eyebrow: 'About',
      title: 'One workshop for the building and what goes in it',
      text: 'We are the construction and interiors subsidiary of an engineering firm. The steel is cut, welded and coated under the same roof where the furniture is made.',
      stats: [
        { value: '500+', label: 'Projects Completed' },
        { value: '15+', label: 'Years Experience' },
        { value: '100+', label: 'Happy Clients' },
        { value: '24/7', label: 'Support Service' },
      ],
      actions: [
        { label: 'Get Started', href: '/contact', look: 'primary' },
        { label: 'View Our Work', href: '/gallery', look: 'secondary' },
      ],
    },
  ],
}
