import type { PageSource } from '../../../content/page.ts'
import { video } from '../../../content/slots.ts'
import { pageDrawing } from '../page-drawings.ts'
import { works } from '../works.ts'

const showcase = works('engineering/cnc-laser-cutting/showcase', [
  {
    title: 'Cutting table',
    text: 'The gantry carries the head over the whole sheet in one setting.',
    alt: 'Laser cutter with a sheet of steel on its table',
    family: 'laser-cutter',
    traits: ['gantry'],
  },
  {
    title: 'Perforated panel',
    text: 'The holes are cut first and the outline last, so the sheet lies still to the end.',
    alt: 'Perforated metal panel',
    family: 'laser-part',
    traits: ['panel', 'no-cover'],
  },
  {
    title: 'Mounting bracket',
    text: 'Bolt holes come off the table at size and need no drilling.',
    alt: 'Metal bracket with bolt holes',
    family: 'laser-part',
    traits: ['bracket'],
  },
  {
    title: 'Cut-out sign',
    text: 'The picture is cut out of the sheet, so nothing can fade or peel.',
    alt: 'Metal sign with a cut-out design',
    family: 'laser-part',
    traits: ['sign'],
  },
  {
    title: 'Privacy screen',
    text: 'Leaves of one pattern, hinged for a balcony or a partition.',
    alt: 'Metal screen with a repeating cut pattern',
    family: 'laser-part',
    traits: ['screen'],
  },
  {
    title: 'Folded cover',
    text: 'Vents and holes are cut while the sheet is flat, then the sides are folded up.',
    alt: 'Metal cover with vents, a round hole and folded sides',
    family: 'laser-part',
    traits: ['panel', 'cover'],
  },
])

export const cncLaserCutting: PageSource = {
  path: '/engineering-services/cnc-laser-cutting',
  name: 'CNC Laser Cutting',
  menu: 'CNC Laser Cutting',
  under: '/engineering-services',
  description:
    'CNC laser cutting in Nairobi with 12kW and ±0.05mm accuracy: mild steel to 30mm, stainless to 25mm, aluminium, copper and brass from DXF, DWG or AI files.',
  keywords: [
    'CNC laser cutting Nairobi',
    'laser cutting service Kenya',
    'stainless steel laser cutting',
    'mild steel laser cutting',
    'metal signs Nairobi',
    'DXF laser cutting',
  ],
  service: { name: 'CNC Laser Cutting', type: 'Engineering Services' },
  sections: [
    {
      kind: 'hero',
      breadcrumb: [
        { label: 'Home', href: '/' },
        { label: 'Engineering Services', href: '/engineering-services' },
      ],
      badges: ['12kW', '±0.05mm', 'DXF, DWG, AI'],
      title: 'From file to finished edge',
      text: 'A beam of 12kW follows your drawing through steel, stainless, aluminium, copper and brass, and leaves an edge that needs no second cut.',
      actions: [
        { label: 'Get Cutting Quote', href: '/contact', look: 'primary' },
        { label: 'All Engineering Services', href: '/engineering-services', look: 'secondary' },
      ],
      slides: [
        {
          label: 'Laser hall',
          media: video('engineering/cnc-laser-cutting/hero/video-1', {
            family: 'hero-laser-hall',
            alt: 'Laser cutter running along a sheet in the laser hall',
            traits: ['single'],
          }),
        },
      ],
      progress: 'none',
      dots: 'none',
    },
    {
      kind: 'portfolio',
      id: 'showcase',
      eyebrow: 'Off the table',
      title: 'The laser and what it makes',
      items: showcase,
    },
    {
      kind: 'features',
      id: 'capabilities',
      eyebrow: 'Capabilities',
      title: 'Why a laser',
      items: [
        {
          title: 'Fine detail',
          text: 'Small holes, tight corners and lettering, cut by a beam that never touches the metal.',
        },
        {
          title: 'No tooling',
          text: 'The first piece and the hundredth come from the same file, without a die to make.',
        },
        {
          title: 'Less scrap',
          text: 'Parts are laid out together on the sheet, small ones inside the openings of large ones.',
        },
        {
          title: 'Marks that stay',
          text: 'Part numbers and bend lines are etched while the sheet is on the table.',
        },
        {
          title: 'Flat parts',
          text: 'Heat stays in a narrow line, so thin sheet keeps its shape.',
        },
        {
          title: 'Welding next door',
          text: 'Cut parts go on to fabrication and powder coating without leaving the workshop.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'material-thickness',
      eyebrow: 'Materials',
      title: 'Material Thickness',
      columns: ['Material', 'Max thickness', 'Often cut for'],
      rows: [
        ['Stainless steel', '25mm', 'Worktops, counters, flanges'],
        ['Mild steel', '30mm', 'Base plates, gussets, brackets'],
        ['Aluminium', '20mm', 'Signs, cladding, covers'],
        ['Copper', '15mm', 'Busbars, earthing plates'],
        ['Brass', '15mm', 'Name plates, inlays, trim'],
      ],
      note: 'Not sure which metal? Bring an offcut.',
    },
    {
      kind: 'stats',
      id: 'technical-specifications',
      title: 'Technical Specifications',
      text: 'Parts larger than the table are cut in sections and joined.',
      stats: [
        { value: '12kW', label: 'Laser power' },
        { value: '±0.05mm', label: 'Accuracy' },
        { value: '3000mm × 1500mm', label: 'Cutting area' },
        { value: '100m/min', label: 'Speed, up to' },
        { value: 'DXF, DWG, AI', label: 'File formats' },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      eyebrow: 'Process',
      title: 'How a part is made',
      steps: [
        {
          title: 'Send the file',
          text: 'DXF, DWG or AI at full size, with the material, the thickness and the quantity.',
        },
        {
          title: 'Check and quote',
          text: 'We close open lines, remove doubled ones, lay the parts out and send the quote.',
        },
        {
          title: 'Cut',
          text: 'The sheet is squared to the table, the gas set for the metal and the program run.',
        },
        {
          title: 'Finish and hand over',
          text: 'Burrs come off, sizes are checked against the drawing and parts are packed flat.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Start with the drawing',
      text: 'Say which metal and how many, and what the part has to fit.',
      actions: [
        { label: 'Get Cutting Quote', href: '/contact', look: 'primary' },
        {
          label: 'Back to Engineering Services',
          href: '/engineering-services',
          look: 'secondary',
        },
      ],
      drawing: pageDrawing('/engineering-services/cnc-laser-cutting'),
    },
  ],
}
