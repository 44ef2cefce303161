import type { PageSource } from '../../content/page.ts'
import { image } from '../../content/slots.ts'
import { pictured } from './page-drawings.ts'

export const about: PageSource = {
  path: '/about',
  name: 'About Us',
  description:
    'A construction and interiors company in Nairobi, subsidiary of an engineering firm: prefab units, interiors, executive furniture and metalwork.',
  keywords: [
    'construction company Nairobi',
    'prefab construction Kenya',
    'interiors company Nairobi',
    'executive furniture makers Kenya',
  ],
  sections: [
    {
      kind: 'hero',
      eyebrow: 'About Us',
      title: 'We build the room, the house around it and the desk inside',
      text: 'A construction and interiors company based in Nairobi, Kenya, and the subsidiary of an engineering firm.',
      actions: [
        { label: 'Contact Us', href: '/contact', look: 'primary' },
        { label: 'View Our Work', href: '/gallery', look: 'secondary' },
      ],
      slides: [
        {
          label: 'The yard',
          media: image('about/hero/image-1', {
            family: 'hero-yard',
            alt: 'Yard with prefab units beside a road',
            shape: 'wide',
          }),
        },
      ],
      progress: 'none',
      dots: 'none',
    },
    {
      kind: 'prose',
      id: 'who-we-are',
      eyebrow: 'Who we are',
      title: 'A company with engineers in the family',
      paragraphs: [
        'We belong to an engineering firm, so metal is where our work begins: the frame of a classroom, the legs of a table, the railing of a stair.',
        'A prefab unit is finished before it travels. Walls, windows and floors go in under cover, so that a unit can be deployed in 48 hours.',
        'Interiors and furniture follow the same habit. We draw first, agree on the drawing, and then make what it shows.',
      ],
      media: image('about/who-we-are/image-1', {
        family: 'workshop',
        alt: 'Workshop with a crane over steel frames',
      }),
    },
    {
      kind: 'links',
      id: 'what-we-do',
      eyebrow: 'What we do',
      title: 'Units, interiors, furniture and metal',
      links: pictured([
        {
          label: 'Prefab Units',
          href: '/services/containers',
          text: 'Container units for companies, public bodies and families',
        },
        {
          label: 'Interior Design',
          href: '/services/interiors',
          text: 'Design and build, with a 3D model before the work',
        },
        {
          label: 'Executive Furniture',
          href: '/services/furniture',
          text: 'Collections for office, home and bar, and legs to build on',
        },
        {
          label: 'Engineering Services',
          href: '/engineering-services',
          text: 'Laser, powder and weld for outside orders',
        },
      ]),
    },
    {
      kind: 'features',
      id: 'who-we-work-for',
      eyebrow: 'Who asks us',
      title: 'From a site camp to a single bed',
      layout: 'list',
      items: [
        {
          title: 'Businesses',
          text: 'Camps and offices beside the works, shops, boardrooms, fit-outs and the furniture to go in.',
        },
        {
          title: 'Public-sector bodies',
          text: 'Classrooms, clinics and libraries, delivered as units and fitted for their use.',
        },
        {
          title: 'Households',
          text: 'Homes, cottages and gazebos, a new kitchen, or one bed made to measure.',
        },
      ],
    },
    {
      kind: 'stats',
      id: 'figures',
      title: 'The company in figures',
      stats: [
        { value: '500+', label: 'Projects Completed' },
        { value: '15+', label: 'Years Experience' },
        { value: '100+', label: 'Happy Clients' },
        { value: '24/7', label: 'Support Service' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Tell us what should stand where',
      text: 'One call or message is enough to start, and the quote is free.',
      actions: [
        { label: 'Get Started', href: '/contact', look: 'primary' },
        { label: 'Project Gallery', href: '/gallery', look: 'secondary' },
      ],
      ways: true,
    },
  ],
}
