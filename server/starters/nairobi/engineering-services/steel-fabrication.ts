import type { PageSource } from '../../../content/page.ts'
import { image } from '../../../content/slots.ts'
import { pageDrawing } from '../page-drawings.ts'
import { works } from '../works.ts'

const folder = 'engineering/steel-fabrication'

const slides = [
  {
    label: 'Steel yard',
    family: 'hero-steel-yard',
    alt: 'Steel yard with beams and a frame being put together',
    traits: ['erection'],
  },
  {
    label: 'Workshop',
    family: 'hero-workshop',
    alt: 'Fabrication workshop with a crane above the welding bays',
    traits: ['bays'],
  },
  {
    label: 'Loading',
    family: 'hero-steel-yard',
    alt: 'Second view of the steel yard with finished steelwork',
    traits: ['finished'],
  },
].map(({ label, ...look }, index) => ({
  label,
  media: image(`${folder}/hero/image-${index + 1}`, { ...look, shape: 'wide' }),
}))

const workGallery = works(`${folder}/work-gallery`, [
  {
    title: 'Building frame',
    text: 'Columns and beams bolt together on site through holes made in the workshop.',
    alt: 'Steel building frame of columns and beams',
    family: 'steel-frame',
    traits: ['storeys'],
  },
  {
    title: 'Roof truss',
    text: 'A light triangle of angles that keeps the floor below free of columns.',
    alt: 'Steel roof truss',
    family: 'truss',
    traits: ['pitched'],
  },
  {
    title: 'Water tank',
    text: 'Rolled plate, welded inside and out, on a stand of its own.',
    alt: 'Steel tank on a stand',
    family: 'tank',
    traits: ['tower'],
  },
  {
    title: 'Escape stair',
    text: 'Open treads let the rain through and give the foot a grip.',
    alt: 'Steel staircase',
    family: 'staircase',
    traits: ['access'],
  },
  {
    title: 'Driveway gate',
    text: 'Two braced leaves meet in the middle, hung between pillars of stone.',
    alt: 'Steel driveway gate',
    family: 'gate',
    traits: ['double', 'braced'],
  },
  {
    title: 'Welding bay',
    text: 'Frames are tacked flat on level tables before the long seams are run.',
    alt: 'Workshop with steel on the welding tables',
    family: 'workshop',
    traits: ['welding'],
  },
])

const recentProjects = [
  {
    title: 'Pressure tank',
    text: 'Plate rolled to a cylinder, closed with dished ends and filled for the test.',
    points: ['10,000L tank', '15 bar test'],
    family: 'tank',
    alt: 'Large steel tank with pipe connections',
    traits: ['lying'],
  },
  {
    title: 'Clear-span roof',
    text: 'Frames made in lengths that fit the road, joined on the ground and lifted as one.',
    points: ['40m x 60m span', 'Bolted splices'],
    family: 'steel-frame',
    alt: 'Frame of a roof without columns in the middle',
    traits: ['portal'],
  },
  {
    title: 'Two-flight staircase',
    text: 'Stringers and treads cut from plate, with a landing halfway and a railing on both sides.',
    points: ['Treads bolted, so each can be replaced', 'Powder coated'],
    family: 'staircase',
    alt: 'Two-flight steel staircase with a landing',
    traits: ['two-flight'],
  },
].map(({ family, alt, traits, ...card }, index) => ({
  ...card,
  images: [image(`${folder}/recent-projects/image-${index + 1}`, { family, alt, traits })],
}))

export const steelFabrication: PageSource = {
  path: '/engineering-services/steel-fabrication',
  name: 'Steel Fabrication',
  menu: 'Steel Fabrication',
  under: '/engineering-services',
  description:
    'Steel fabrication in Nairobi: frames, trusses, tanks, stairs and gates up to 12m long, from a workshop of 2000m² with a 15 ton crane and 25+ years behind it.',
  keywords: [
    'steel fabrication Nairobi',
    'structural steel Kenya',
    'roof trusses Nairobi',
    'steel tanks Kenya',
    'steel staircases Nairobi',
    'welding workshop Nairobi',
  ],
  service: { name: 'Steel Fabrication', type: 'Engineering Services' },
  sections: [
    {
      kind: 'hero',
      breadcrumb: [
        { label: 'Home', href: '/' },
        { label: 'Engineering Services', href: '/engineering-services' },
      ],
      title: 'Steelwork that fits when it arrives',
      text: 'Frames, trusses, tanks, staircases and gates, cut and welded to your drawing and tried together before the truck is loaded.',
      actions: [
        { label: 'Get Steel Quote', href: '/contact', look: 'primary' },
        { label: 'See Recent Projects', href: '#recent-projects', look: 'secondary' },
      ],
      slides,
      seconds: { image: 5, video: 5 },
      progress: 'none',
      arrows: true,
    },
    {
      kind: 'portfolio',
      id: 'work-gallery',
      eyebrow: 'On the floor',
      title: 'Work Gallery',
      items: workGallery,
    },
    {
      kind: 'features',
      id: 'capabilities',
      eyebrow: 'Capabilities',
      title: 'What we fabricate',
      text: 'Hot-rolled sections, hollow sections and plate, in mild and stainless steel.',
      layout: 'list',
      items: [
        {
          title: 'Structural frames',
          text: 'Columns, beams and bracing for halls, mezzanines and canopies.',
        },
        {
          title: 'Trusses and roofs',
          text: 'Angles and hollow sections, joined on site where they are too long for the road.',
        },
        {
          title: 'Tanks and vessels',
          text: 'Rolled and welded shells for water, fuel and air, tested before they leave.',
        },
        {
          title: 'Stairs and railings',
          text: 'Straight, turned or with a landing, with open, plate or timber treads.',
        },
        {
          title: 'Gates and grilles',
          text: 'Swinging or sliding leaves, with the lock box and the hinges built in.',
        },
        {
          title: 'Frames for prefab units',
          text: 'Corner posts and floor frames of our own container units.',
        },
      ],
    },
    {
      kind: 'stats',
      id: 'workshop',
      eyebrow: 'Workshop facts',
      title: 'The workshop in figures',
      text: 'We weld to AWS D1.1 and ISO 3834.',
      stats: [
        { value: '25+', label: 'Years Experience' },
        { value: '2000m²', label: 'Workshop' },
        { value: '15 ton', label: 'Crane' },
        { value: '12m', label: 'Max Length' },
      ],
    },
    {
      kind: 'table',
      id: 'steel-grades',
      eyebrow: 'Materials',
      title: 'Steel Grades',
      columns: ['Grade', 'Standard', 'Yield strength', 'Used for'],
      rows: [
        ['S235JR', 'EN 10025-2', '235 MPa', 'Gates, railings, brackets'],
        ['S275JR', 'EN 10025-2', '275 MPa', 'Columns, beams, stairs'],
        ['S355JR', 'EN 10025-2', '355 MPa', 'Trusses, long spans'],
        ['A36', 'ASTM A36', '250 MPa', 'Base plates, tank shells'],
        ['304', 'ASTM A240', '205 MPa', 'Kitchens, handrails'],
        ['316L', 'ASTM A240', '170 MPa', 'Wet and salty places'],
      ],
      note: 'Minimum yield strength by the standard named, for thicknesses up to 16mm.',
    },
    {
      kind: 'steps',
      id: 'process',
      eyebrow: 'Process',
      title: 'From drawing to standing frame',
      steps: [
        {
          title: 'Brief',
          text: 'You send drawings or show us the place. We note loads, sizes and access.',
        },
        {
          title: 'Detailing',
          text: 'Each member gets a drawing with its length, holes and welds.',
        },
        {
          title: 'Cutting',
          text: 'Sections are sawn and plate is laser cut, each marked with its number.',
        },
        {
          title: 'Welding',
          text: 'Members are tacked on level tables, squared and then welded in full.',
        },
        {
          title: 'Inspection',
          text: 'Welds and sizes are checked, and neighbouring parts are bolted up for trial.',
        },
        {
          title: 'Coating and delivery',
          text: 'The steel is cleaned, coated, loaded in the order it is needed and put up.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'recent-projects',
      title: 'Recent Projects',
      cards: recentProjects,
    },
    {
      kind: 'call-to-action',
      title: 'What should it carry, and how far?',
      text: 'Two numbers and a sketch let us tell you which section it takes.',
      actions: [
        { label: 'Get Steel Quote', href: '/contact', look: 'primary' },
        { label: 'All Engineering Services', href: '/engineering-services', look: 'secondary' },
      ],
      drawing: pageDrawing('/engineering-services/steel-fabrication'),
    },
  ],
}
