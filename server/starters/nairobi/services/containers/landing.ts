import { routes } from '../../../../../web/base/routes.ts'
import type { PageSource } from '../../../../content/page.ts'
import { pageDrawing, pictured } from '../../page-drawings.ts'
import { drawn, heroSlides } from './prefab-media.ts'
import { addresses, card, learnMore } from './prefab-page.ts'

const place = ''

export const prefabUnits: PageSource = {
  ...addresses(place),
  name: 'Prefab Units',
  menu: 'Prefab Units',
  description:
    'Container units for offices, shops and homes, built indoors and deployed in 48 hours. Compare commercial, public and residential prefab units from Nairobi.',
  keywords: [
    'prefab units Kenya',
    'container offices Nairobi',
    'container shops Kenya',
    'container houses Kenya',
    'modular buildings Nairobi',
  ],
  service: { name: 'Prefab Units', type: 'Prefab Units' },
  sections: [
    {
      kind: 'hero',
      badges: ['48-hour deployment'],
      title: 'Smart Container Solutions',
      text: 'Steel units cut, lined and wired as offices, shops and homes. Deployment takes 48 hours, because the rooms are complete before the truck is loaded.',
      actions: [
        { label: 'View Solutions', href: '#prefab-types', look: 'primary' },
        { label: 'Get Quote', href: routes.contact, look: 'secondary' },
      ],
      slides: heroSlides(place, [
        {
          label: 'Setting a unit down',
          look: drawn('hero-yard', 'Crane setting a prefab unit down in a yard of finished units'),
        },
        {
          label: 'Units by the road',
          look: drawn('hero-yard', 'Stacked prefab units beside a road with a passing truck'),
        },
      ]),
      height: 'screen',
    },
    {
      kind: 'links',
      title: 'Choose by who will use it',
      links: pictured([
        {
          label: 'Commercial',
          href: addresses('commercial').path,
          text: 'Camps, shopping centres, offices and boardrooms',
        },
        {
          label: 'Public',
          href: addresses('public').path,
          text: 'Classrooms, clinics and libraries',
        },
        {
          label: 'Residential',
          href: addresses('residential').path,
          text: 'Homes, gazebos and cottages',
        },
      ]),
    },
    {
      kind: 'cards',
      id: 'prefab-types',
      eyebrow: 'Solutions',
      title: 'To work in, sell from or live in',
      text: 'The steel frame stays the same. Openings, lining and fittings decide the rest.',
      cards: [
        card(place, {
          title: 'Smart Office Units',
          text: 'Desks, sockets and air conditioning are in place when the unit lands. Stand one beside the works or join several around a courtyard.',
          points: [
            'Data and power in wall trunking',
            'Glazed or solid long side',
            'Room for a second storey',
          ],
          pictures: [
            drawn('office-unit', 'Single-storey office unit with its own entrance', 'one-storey'),
            drawn('office-inside', 'Office unit furnished with desks and screens', 'desks'),
            drawn('office-unit', 'Office unit with a glazed long side', 'glazed'),
          ],
          href: addresses('commercial/offices').path,
          action: learnMore,
        }),
        card(place, {
          title: 'Rapid Retail Spaces',
          text: 'A shop arrives with counter, lights and lock. Keepers stock the shelves, hang their sign and start to sell.',
          points: [
            'Folding, sliding or glazed front',
            'Sign board above the opening',
            'Goes with you when the lease ends',
          ],
          pictures: [
            drawn('container-unit', 'Prefab shop unit with a glazed front', 'shopfront'),
            drawn('shop-inside', 'Shop unit with a counter and goods on display', 'stall'),
            drawn('shopping-centre', 'Small cluster of prefab shops', 'village'),
          ],
          href: addresses('commercial/shopping-centres').path,
          action: learnMore,
        }),
        card(place, {
          title: 'Comfortable Living Spaces',
          text: 'Kitchen, bathroom and bedroom fit in one insulated unit. Several joined make a family house, its tiles, taps and ceilings finished in the workshop.',
          points: [
            'Insulated roof and walls',
            'Pipes pressure-tested under our roof',
            'Decks and verandas added on the plot',
          ],
          pictures: [
            drawn('house', 'Prefab family house on one level', 'family', 'bungalow'),
            drawn('home-inside', 'Living space inside a prefab home', 'living'),
            drawn('home-inside', 'Compact kitchen inside a prefab home', 'kitchen'),
          ],
          href: addresses('residential').path,
          action: learnMore,
        }),
      ],
      seconds: 4,
    },
    {
      kind: 'steps',
      title: 'How a unit reaches your plot',
      steps: [
        {
          title: 'Plan',
          text: 'We measure the plot, the gate and the way in for the truck, then draw the layout with you.',
        },
        {
          title: 'Build',
          text: 'Our welders make the frame and cut the openings, then floor, lining, windows and cables go in.',
        },
        {
          title: 'Deliver',
          text: 'A flatbed carries the complete unit, and a crane lifts it onto prepared footings.',
        },
        {
          title: 'Connect',
          text: 'We level it, bolt neighbours together and join water, drains and power at marked points.',
        },
      ],
    },
    {
      kind: 'features',
      layout: 'list',
      title: 'What every unit starts with',
      text: 'Fittings change from a clinic to a cottage. These parts do not.',
      items: [
        {
          title: 'Welded steel frame',
          text: 'Corner posts carry the load, so a door or a window can open any wall.',
        },
        {
          title: 'Insulated skin',
          text: 'Insulation fills the gap between steel and inner lining, overhead as well as at the sides.',
        },
        {
          title: 'Services built in',
          text: 'Cables run in conduit, and pipes come out at one place for the plumber to join.',
        },
        {
          title: 'Coated against rust',
          text: 'The shell is cleaned, primed and painted. Doors and railings are powder coated in our own line.',
        },
        {
          title: 'Made to move again',
          text: 'Lifting points stay on the corners, ready for the next crane and the next plot.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Tell us the plot and the purpose',
      text: 'Send the location, the number of people and the day on which the doors must open. We answer with a layout and a quote.',
      actions: [
        { label: 'Get Started Today', href: routes.contact, look: 'primary' },
        { label: 'Design your unit', href: addresses('design').path, look: 'secondary' },
      ],
      drawing: pageDrawing(addresses(place).path),
    },
  ],
}
