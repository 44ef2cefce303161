import type { PageSource } from '../../content/page.ts'
import { executiveFurniture } from './home/executive-furniture.ts'
import { interiorDesigns } from './home/interior-designs.ts'
import { prefabUnits } from './home/prefab-units.ts'
import { block, card, slides } from './home/service.ts'

const services = [prefabUnits, interiorDesigns, executiveFurniture]

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
      title: 'Built in the workshop, standing on site in 48 hours',
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
