import type { PageSource } from '../../../content/page.ts'
import { video } from '../../../content/slots.ts'
import { pageDrawing } from '../page-drawings.ts'
import { works } from '../works.ts'

const workGallery = works('engineering/powder-coating/work-gallery', [
  {
    title: 'Spray booth',
    text: 'Powder that misses the part is drawn into the filters and not into the workshop.',
    alt: 'Powder-coating booth with an open front',
    family: 'powder-booth',
  },
  {
    title: 'Entrance gate',
    text: 'Level bars and their frame come out of the oven in one colour.',
    alt: 'Powder-coated steel gate',
    family: 'coated-part',
    traits: ['gate'],
  },
  {
    title: 'Chair frame',
    text: 'Bends and joints of the tube get the same skin as the straight runs.',
    alt: 'Powder-coated chair frame without its seat',
    family: 'coated-part',
    traits: ['chair-frame'],
  },
  {
    title: 'Railing with bars',
    text: 'Coated in one length, with no joint to touch up on site.',
    alt: 'Powder-coated railing with upright bars',
    family: 'coated-part',
    traits: ['railing', 'bars'],
  },
  {
    title: 'Storage rack',
    text: 'A textured finish hides the scratches of daily loading.',
    alt: 'Powder-coated rack with shelves',
    family: 'coated-part',
    traits: ['rack'],
  },
  {
    title: 'Garden gate',
    text: 'The powder reaches behind each bar and under the bottom rail.',
    alt: 'Small powder-coated gate with upright bars',
    family: 'coated-part',
    traits: ['gate'],
  },
])

export const powderCoating: PageSource = {
  path: '/engineering-services/powder-coating',
  name: 'Powder Coating',
  menu: 'Powder Coating',
  under: '/engineering-services',
  description:
    'Powder coating in Nairobi for gates, railings, furniture frames and racks: 25-100 microns of colour, cured at 160-220°C by a team with 5+ years experience.',
  keywords: [
    'powder coating Nairobi',
    'powder coating Kenya',
    'gate powder coating',
    'furniture frame coating',
    'metal finishing Nairobi',
  ],
  service: { name: 'Powder Coating', type: 'Engineering Services' },
  sections: [
    {
      kind: 'hero',
      breadcrumb: [
        { label: 'Home', href: '/' },
        { label: 'Engineering Services', href: '/engineering-services' },
      ],
      badges: ['5+ years experience'],
      title: 'Colour baked onto metal',
      text: 'Charged powder clings to the earthed part, melts in the oven and sets as one even skin. It does not run, and no solvent goes into the air.',
      actions: [
        { label: 'Get Coating Quote', href: '/contact', look: 'primary' },
        { label: 'See Our Work', href: '#work-gallery', look: 'secondary' },
      ],
      slides: [
        {
          label: 'Coating line',
          media: video('engineering/powder-coating/hero/video-1', {
            family: 'hero-coating-line',
            alt: 'Coating line with parts on their way through booth and oven',
            traits: ['straight'],
          }),
        },
      ],
      progress: 'none',
      dots: 'none',
    },
    {
      kind: 'portfolio',
      id: 'work-gallery',
      eyebrow: 'From the booth',
      title: 'Work Gallery',
      items: workGallery,
    },
    {
      kind: 'steps',
      id: 'process',
      eyebrow: 'Process',
      title: 'Bare metal to finished part',
      steps: [
        {
          title: 'Strip and clean',
          text: 'Rust, mill scale and old paint come off, then grease is washed away.',
        },
        {
          title: 'Mask and hang',
          text: 'Threads and bearing seats are plugged, and each part hangs free on an earthed hook.',
        },
        {
          title: 'Spray',
          text: 'The gun charges the powder, which settles on every face it can reach.',
        },
        {
          title: 'Cure',
          text: 'The oven holds the metal at heat until the powder has flowed and set.',
        },
        {
          title: 'Check and wrap',
          text: 'Thickness is gauged, edges are inspected and parts are wrapped for the road.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'specifications',
      eyebrow: 'Figures',
      title: 'Specifications',
      columns: ['Property', 'Value'],
      rows: [
        ['Coating thickness', '25-100 microns'],
        ['Curing temperature', '160-220°C'],
        ['Experience', '5+ years'],
        ['Metals', 'Steel, galvanised steel, stainless steel, aluminium'],
        ['Finishes', 'Gloss, satin, matt, textured'],
        ['Colours', 'By RAL number or to a sample'],
      ],
      note: 'The metal must stand the heat of the oven: rubber, wood and filler come off first.',
    },
    {
      kind: 'features',
      id: 'applications',
      eyebrow: 'Applications',
      title: 'Where powder does better than paint',
      items: [
        {
          title: 'Gates and fences',
          text: 'They stand in sun and rain and are touched every day.',
        },
        { title: 'Furniture frames', text: 'Chair legs get kicked, and the colour stays on.' },
        { title: 'Stairs and railings', text: 'A hard skin takes rings, keys and shopping bags.' },
        { title: 'Racks and shelving', text: 'Goods slide over the edge at every delivery.' },
        {
          title: 'Windows and doors',
          text: 'Aluminium profiles keep one colour on every side of the house.',
        },
        { title: 'Machine parts', text: 'Guards and covers stay easy to wipe clean of oil.' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Bring the part, name the colour',
      text: 'Length, quantity and whether it stands indoors or outdoors are all we need to quote.',
      actions: [
        { label: 'Get Coating Quote', href: '/contact', look: 'primary' },
        { label: 'All Engineering Services', href: '/engineering-services', look: 'secondary' },
      ],
      drawing: pageDrawing('/engineering-services/powder-coating'),
    },
  ],
}
