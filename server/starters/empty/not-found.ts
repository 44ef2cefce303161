import { routes } from '../../../web/base/routes.ts'
import { NOT_FOUND } from '../../../web/features/company/site-texts/not-found.ts'
import type { PageSource } from '../../content/page.ts'

/** Shown with status 404; its path is never matched. */
export const emptyNotFound: PageSource = {
  path: '/404',
  name: 'Page not found',
  description:
    'There is no page at this address. From here you can go on to the products or the contact page.',
  keywords: ['page not found', 'products', 'contact'],
  index: false,
  sections: [
    { kind: 'hero', eyebrow: '404', title: NOT_FOUND.title, text: NOT_FOUND.text },
    {
      kind: 'links',
      title: NOT_FOUND.links,
      links: [
        { label: 'Home', href: routes.home },
        { label: 'Products', href: routes.products },
        { label: 'Contact', href: routes.contact },
      ],
    },
  ],
}
