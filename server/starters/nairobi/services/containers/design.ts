import { routes } from '../../../../../web/base/routes.ts'
import type { PageSource } from '../../../../content/page.ts'
import { addresses } from './prefab-page.ts'

export const designYourUnit: PageSource = {
  ...addresses('design'),
  name: 'Design your unit',
  menu: 'Design your unit',
  under: routes.prefab,
  description:
    'Put a prefab unit together yourself: use, size, storeys, front, roof, walls and extras. The drawing follows each choice, and what you send is what we build from.',
  keywords: [
    'design a prefab unit',
    'container house designer',
    'container office configurator',
    'modular building planner Kenya',
  ],
  service: { name: 'Design your unit', type: 'Prefab Units' },
  sections: [
    {
      kind: 'design',
      breadcrumb: [
        { label: 'Home', href: routes.home },
        { label: 'Prefab Units', href: routes.prefab },
      ],
      title: 'Design your unit',
      text: 'Change it, and the drawing follows. What you send us is what we build from.',
    },
    {
      kind: 'steps',
      title: 'From your drawing to your plot',
      steps: [
        {
          title: 'You choose',
          text: 'Every module is 2.4 m wide and 6 or 12 m long. Set them in a row, side by side, in an L or on top of each other.',
        },
        {
          title: 'You send it',
          text: 'The request carries the drawing, the list of parts and a code. On the telephone, the code is enough.',
        },
        {
          title: 'We check and quote',
          text: 'We look at your plot, the way in for the truck and the ground, and answer with a price for the parts you chose.',
        },
        {
          title: 'We build that unit',
          text: 'The workshop works from the same plan. It arrives complete and stands where you want it.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Not in the choices?',
      text: 'Other widths, wings, higher ceilings or a second entrance: tell us, and we draw it for you.',
      actions: [
        { label: 'Contact Us', href: routes.contact, look: 'primary' },
        { label: 'All Prefab Units', href: routes.prefab, look: 'secondary' },
      ],
      ways: true,
    },
  ],
}
