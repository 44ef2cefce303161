import type { Slot } from '../../../web/sections/fields.ts'
import { drawing } from '../../content/drawing.ts'
import type { PageSource } from '../../content/page.ts'
import { type Look, pdf, video } from '../../content/slots.ts'

export const gallery: PageSource = {
  path: '/gallery',
  name: 'Project Gallery',
  menu: 'Gallery',
  description:
    'Pictures of prefab units, interiors and executive furniture by category, PDF catalogs to download and project videos. Pick a piece and ask for a quote.',
  keywords: [
    'prefab units gallery',
    'container homes Kenya pictures',
    'interior design portfolio Nairobi',
    'executive furniture catalog',
    'project videos',
  ],
  sections: [
    {
      kind: 'hero',
      title: 'Project Gallery',
      text: 'Three hundred pictures by category, a catalog to keep for each, and videos of the work further down.',
      drawing: drawing('gallery', {
        family: 'hero-frames',
        shape: 'wide',
        alt: 'Room with two walls full of framed pictures and people who look at them',
      }),
    },
    {
      kind: 'gallery',
      categories: [
        {
          id: 'prefab-units',
          label: 'Prefab Units',
          text: 'Offices, shops, schools, clinics and homes made as steel units, from outside and in.',
          catalog: {
            title: 'Prefab Units Catalog',
            text: 'Commercial, public and residential units with their names and numbers, to print or pass on.',
            media: catalog('prefab-units', {
              family: 'container-unit',
              alt: 'Prefab unit on the cover of the catalog',
            }),
          },
        },
        {
          id: 'interior-design',
          label: 'Interior Design',
          text: 'Rooms for living, meeting, selling and eating, and some of the 3D views they began as.',
          catalog: {
            title: 'Interior Design Catalog',
            text: 'Rooms by use, for leafing through with everyone who will have to live or work in them.',
            media: catalog('interior-designs', {
              family: 'living-room',
              alt: 'Furnished room on the cover of the catalog',
            }),
          },
        },
        {
          id: 'executive-furniture',
          label: 'Executive Furniture',
          text: 'Desks, seats, kitchens, bars, beds and legs, as single pieces and as whole rooms.',
          catalog: {
            title: 'Executive Furniture Catalog',
            text: 'Pieces for the office, the home, the bar and the garden, each with a number to quote.',
            media: catalog('executive-furniture', {
              family: 'desk',
              traits: ['executive'],
              alt: 'Executive desk on the cover of the catalog',
            }),
          },
        },
      ],
    },
    {
      kind: 'project-videos',
      id: 'project-videos',
      eyebrow: 'In motion',
      title: 'Project Videos',
      players: [
        {
          category: 'executive-furniture',
          title: 'Executive Furniture',
          text: 'Premium office solutions',
          videos: projectVideos('executive-furniture', [
            { family: 'conference-table', alt: 'Conference table with its chairs' },
            { family: 'desk', traits: ['corner'], alt: 'Desk with a side return' },
            { family: 'office-chair', alt: 'Office chair on castors' },
          ]),
        },
        {
          category: 'interior-design',
          title: 'Interior Design',
          text: 'Space transformation projects',
          videos: projectVideos('interior-design', [
            { family: 'living-room', alt: 'Furnished living room with a sofa' },
            {
              family: 'business-interior',
              traits: ['office', 'storage-wall'],
              alt: 'Office with desks and a wall of storage',
            },
            {
              family: 'business-interior',
              traits: ['restaurant'],
              alt: 'Restaurant with tables and seats',
            },
          ]),
        },
        {
          category: 'prefab-units',
          title: 'Prefab Units',
          text: 'Modular construction solutions',
          videos: projectVideos('prefab-units', [
            {
              family: 'container-unit',
              traits: ['two-storey'],
              alt: 'Prefab units on two storeys',
            },
            { family: 'camp', alt: 'Camp of prefab units' },
            { family: 'house', traits: ['family'], alt: 'Family home made of prefab units' },
          ]),
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Seen something close to what you need?',
      text: 'Send us its name and number with the change you have in mind.',
      actions: [
        { label: 'Get Free Quote', href: '/contact', look: 'primary' },
        { label: 'Prefab Units', href: '/services/containers', look: 'secondary' },
        { label: 'All Products', href: '/products', look: 'secondary' },
      ],
      ways: true,
    },
  ],
}

function catalog(category: string, look: Look): Slot {
  return pdf(`Gallery/pdf-catalogs/${category}-catalog/${category}-catalog`, look)
}

/**
 * Landscape: a wide drawing would leave its left side empty for a headline, which is missing here.
 */
function projectVideos(category: string, looks: Look[]): Slot[] {
  return looks.map((look, index) =>
    video(
      `Gallery/project-videos/${category}/gallery-project-videos-${category}-video-${index + 1}`,
      { ...look, shape: 'landscape' },
    ),
  )
}
