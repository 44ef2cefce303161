import type { Look } from '../../../../content/slots.ts'
import { paths } from './paths.ts'

interface Collection {
  title: string
  folder: string
  /** The link of image and title; the button asks for a quote. */
  href: string
  text: string
  points: string[]
  looks: Look[]
}

/** The four collections of the main page. */
export const collections: Collection[] = [
  {
    title: 'Office Furniture',
    folder: 'office-furniture',
    href: paths.office,
    text: 'Desks, conference tables and chairs for one room or a whole floor.',
    points: [
      'Executive desks with drawers that lock',
      'Conference tables with cable trays',
      'Chairs for staff and for visitors',
      'Reception counters',
    ],
    looks: [
      { family: 'desk', traits: ['executive'], alt: 'Executive desk with two pedestals' },
      { family: 'conference-table', alt: 'Conference table' },
      { family: 'office-chair', alt: 'Office chair' },
    ],
  },
  {
    title: 'Bar & Restaurants',
    folder: 'bar-restaurants',
    href: paths.bars,
    text: 'Counters, stools and tables that take spills, heels and long evenings.',
    points: [
      'Bar counters in wood and steel',
      'Stools at counter and at bar height',
      'High tables on heavy bases',
      'Back-bar shelves for bottles and glasses',
    ],
    looks: [
      { family: 'bar', traits: ['counter'], alt: 'Bar counter' },
      { family: 'bar', traits: ['stool'], alt: 'Bar stool' },
      { family: 'bar', traits: ['high-table'], alt: 'High bar table' },
    ],
  },
  {
    title: 'Home Furniture',
    folder: 'home-furniture',
    href: paths.home,
    text: 'Kitchens, lounges and boudoirs, each piece built for the wall it stands against.',
    points: [
      'Fitted kitchens and islands',
      'Sofas and armchairs on hardwood frames',
      'Wardrobes up to the ceiling',
      'Dining sets, bookcases and beds',
    ],
    looks: [
      { family: 'kitchen', alt: 'Fitted kitchen' },
      { family: 'lounge', alt: 'Lounge furniture' },
      { family: 'boudoir', alt: 'Boudoir furniture' },
    ],
  },
  {
    title: 'Furniture Legs',
    folder: 'furniture-legs',
    href: paths.legs,
    text: 'Legs, bases and posts for makers, and for furniture that deserves a second life.',
    points: [
      'Turned, tapered and cabriole legs',
      'Hairpins and frames in steel',
      'Swivel and pedestal bases',
      'Posts and balustrades for stairs',
    ],
    looks: [
      { family: 'furniture-leg', traits: ['turned', 'oak'], alt: 'Turned leg in oak' },
      { family: 'furniture-leg', traits: ['hairpin', 'brass'], alt: 'Hairpin leg in brass' },
      { family: 'post', traits: ['turned'], alt: 'Turned wooden stair post' },
    ],
  },
]
