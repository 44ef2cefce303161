import type { PageSource } from '../../../content/page.ts'
import { image, video } from '../../../content/slots.ts'
import { pageDrawing } from '../page-drawings.ts'
import { cardImages } from '../works.ts'

const cardFolder = 'engineering/overview/cards'

export const engineering: PageSource = {
  path: '/engineering-services',
  name: 'Engineering Services',
  menu: 'Engineering Services',
  description:
    'CNC laser cutting, powder coating and steel fabrication in one Nairobi workshop: your drawing goes in, a cut, welded and coated part comes out.',
  keywords: [
    'engineering services Nairobi',
    'CNC laser cutting Kenya',
    'powder coating Nairobi',
    'steel fabrication Kenya',
    'metal workshop Nairobi',
  ],
  service: { name: 'Engineering Services', type: 'Engineering Services' },
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Engineering Services',
      title: 'Steel cut, welded and coated in one workshop',
      text: 'Bring a drawing or a broken part. We cut the sheet, build the frame and bake on the colour, for our own units and furniture and for your job.',
      actions: [
        { label: 'Get Engineering Quote', href: '/contact', look: 'primary' },
        { label: 'View Capabilities', href: '#capabilities', look: 'secondary' },
      ],
      slides: [
        {
          label: 'The workshop',
          media: video('engineering/overview/hero/video-1', {
            family: 'hero-workshop',
            alt: 'Workshop with steelwork under an overhead crane',
            traits: ['assembly'],
          }),
        },
      ],
      progress: 'none',
      dots: 'none',
    },
    {
      kind: 'cards',
      id: 'capabilities',
      eyebrow: 'What we do in metal',
      title: 'Our Capabilities',
      cards: [
        {
          title: 'CNC Laser Cutting',
          text: 'Flat sheet becomes parts straight from the drawing file, with edges ready to weld.',
          points: [
            'Steel, stainless, aluminium, copper and brass',
            'Panels, brackets, signs and screens',
            'One piece or a batch',
          ],
          images: cardImages(cardFolder, 'cnc-laser-cutting', [
            { family: 'laser-cutter', alt: 'Laser cutter with its gantry over a steel sheet' },
            { family: 'laser-part', traits: ['screen'], alt: 'Laser-cut screen with a pattern' },
            { family: 'laser-part', traits: ['bracket'], alt: 'Laser-cut steel bracket' },
          ]),
          href: '/engineering-services/cnc-laser-cutting',
          action: {
            label: 'Learn More',
            href: '/engineering-services/cnc-laser-cutting',
            look: 'secondary',
          },
        },
        {
          title: 'Powder Coating',
          text: 'Dry colour, sprayed on and baked hard: even on every face, without runs or brush marks.',
          points: [
            'Gates, railings and window frames',
            'Furniture frames and racks',
            'Gloss, satin, matt or textured',
          ],
          images: cardImages(cardFolder, 'powder-coating', [
            { family: 'powder-booth', alt: 'Powder-coating booth' },
            { family: 'coated-part', traits: ['chair-frame'], alt: 'Powder-coated chair frame' },
            { family: 'coated-part', traits: ['railing'], alt: 'Powder-coated railing' },
          ]),
          href: '/engineering-services/powder-coating',
          action: {
            label: 'Learn More',
            href: '/engineering-services/powder-coating',
            look: 'secondary',
          },
        },
        {
          title: 'Steel Fabrication',
          text: 'Sections and plate, set out on level tables, welded and lifted to the truck by crane.',
          points: [
            'Building frames and roof trusses',
            'Tanks and platforms',
            'Staircases, railings and gates',
          ],
          images: cardImages(cardFolder, 'steel-fabrication', [
            { family: 'steel-frame', alt: 'Welded steel building frame' },
            { family: 'truss', alt: 'Steel roof truss on stands' },
            { family: 'staircase', alt: 'Steel staircase with a railing' },
          ]),
          href: '/engineering-services/steel-fabrication',
          action: {
            label: 'Learn More',
            href: '/engineering-services/steel-fabrication',
            look: 'secondary',
          },
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'why-choose-us',
      eyebrow: 'One place to ask',
      title: 'Why Choose Us',
      text: 'A part that changes hands three times is measured three times. Here it stays with one team.',
      items: [
        'One drawing follows the part from sheet to colour',
        'Sizes checked after cutting, after welding and after coating',
        'Parts tried together before they leave',
        'The same tables build the frames of our prefab units',
        'Single pieces welcome beside batches',
        'Parts labelled and packed in the order of assembly',
      ],
      media: image('engineering/overview/why-choose-us/image-1', {
        family: 'workshop',
        traits: ['bending'],
        alt: 'Inside of the steel workshop with its crane',
      }),
    },
    {
      kind: 'call-to-action',
      title: 'What do you need made in metal?',
      text: 'Tell us the material, the size and how many. A sketch on paper is a good start.',
      actions: [
        { label: 'Get Engineering Quote', href: '/contact', look: 'primary' },
        { label: 'See Our Prefab Units', href: '/services/containers', look: 'secondary' },
      ],
      drawing: pageDrawing('/engineering-services'),
    },
  ],
}
