import { routes } from '../../../../../web/base/routes.ts'
import { image, video } from '../../../../content/slots.ts'
import { pageDrawing, pictured } from '../../page-drawings.ts'
import { cardImages, works } from '../../works.ts'
import { collections } from './collections.ts'
import { furniturePage, getQuote } from './furniture-page.ts'
import { installations } from './installations.ts'
import { paths } from './paths.ts'

export const furniture = furniturePage({
  path: paths.main,
  menu: 'Executive Furniture',
  name: 'Executive Furniture',
  description:
    'Executive furniture made in Nairobi: desks and boardroom tables, bars, kitchens, lounges, beds and furniture legs in wood and steel, built to size.',
  keywords: [
    'executive furniture Nairobi',
    'made to order furniture Kenya',
    'office furniture Nairobi',
    'restaurant furniture Kenya',
    'furniture legs Nairobi',
  ],
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Executive Furniture',
      title: 'Furniture made to fit the room and the work',
      text: 'Desks, bars, kitchens and beds in wood and steel, drawn to your measurements and built in our workshop.',
      actions: [
        { label: 'Browse Catalog', href: routes.contact, look: 'primary' },
        { label: 'View Collections', href: '#collections', look: 'secondary' },
      ],
      slides: [
        {
          label: 'Furniture for work',
          media: video('executive-furniture/main/hero/video-1', {
            family: 'hero-furniture',
            alt: 'Showroom of executive furniture',
          }),
        },
        {
          label: 'Furniture for the home',
          media: video('executive-furniture/main/hero/video-2', {
            family: 'hero-showroom',
            traits: ['home', 'gallery'],
            alt: 'Home furniture in a showroom',
          }),
        },
      ],
    },
    {
      kind: 'cards',
      id: 'collections',
      eyebrow: 'Collections',
      title: 'Start from a collection',
      text: 'Order a piece as shown, or change its size, wood and finish.',
      cards: collections.map(({ title, folder, href, text, points, looks }) => ({
        title,
        text,
        points,
        images: cardImages('executive-furniture/main/cards', folder, looks),
        href,
        action: { label: 'Request a Quote', href: routes.contact, look: 'secondary' },
      })),
      seconds: 3,
    },
    {
      kind: 'links',
      title: 'Chairs, beds, outdoor',
      links: pictured([
        { label: 'Chairs', href: paths.chairs, text: 'A hundred for dining rooms and offices' },
        { label: 'Beds', href: paths.beds, text: 'Frames and headboards for two, or for one' },
        { label: 'Outdoor', href: paths.outdoor, text: 'Dining sets, loungers, benches, parasols' },
      ]),
    },
    {
      kind: 'checklist',
      id: 'quality',
      eyebrow: 'Quality',
      title: 'What to check when it arrives',
      text: 'You need not take our word for it: open a drawer, turn a chair over and look.',
      items: [
        'Drawers run out fully and close without a push',
        'Joints are glued and fitted, not only screwed',
        'Welds are ground flush wherever a hand can reach',
        'Undersides are sealed like the tops',
        'Edges are rounded where an arm rests',
        'Feet adjust, so nothing rocks on an uneven floor',
      ],
      media: image('executive-furniture/main/quality/image-1', {
        family: 'desk',
        traits: ['frame'],
        alt: 'Desk on a welded steel frame',
      }),
    },
    {
      kind: 'portfolio',
      id: 'installations',
      eyebrow: 'Installations',
      title: 'How the pieces stand together',
      text: 'Whole rooms, with one thing to look for in each.',
      ground: 'sand',
      items: works('executive-furniture/main/installations', installations),
    },
    {
      kind: 'call-to-action',
      title: 'Tell us the room, we draw the furniture',
      text: 'A photo, the measurements or a sketch on paper: any of the three is enough to begin.',
      actions: [
        getQuote('Get Furniture Quote'),
        { label: 'Back to Home', href: routes.home, look: 'secondary' },
      ],
      drawing: pageDrawing(paths.main),
    },
  ],
})
