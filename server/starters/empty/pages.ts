import { routes } from '../../../web/base/routes.ts'
import type { PageSource } from '../../content/page.ts'
import { image } from '../../content/slots.ts'

const askForQuote = { label: 'Ask for a quote', href: routes.contact } as const
const seeProducts = { label: 'See all products', href: routes.products } as const

const home: PageSource = {
  path: routes.home,
  name: 'Home',
  menu: 'Home',
  description:
    'Products by collection, each with a code and a page of its own. Choose what you need, and ask for a quote in one message or by phone.',
  keywords: ['products', 'showroom', 'quote'],
  sections: [
    {
      kind: 'hero',
      title: 'See what there is, and ask for a quote',
      text: 'Every product has a code and a page of its own. Choose what you like, and send it all in one message.',
      actions: [
        { ...seeProducts, look: 'primary' },
        { ...askForQuote, look: 'secondary' },
      ],
      slides: [
        {
          label: 'Our products',
          media: image('home/hero/home-hero-image-1', {
            family: 'sample',
            shape: 'wide',
            alt: 'Boards in one colour on a plinth, with a tag',
          }),
        },
      ],
      progress: 'none',
      dots: 'none',
    },
    { kind: 'products', id: 'collections', title: 'Our products' },
    {
      kind: 'call-to-action',
      title: 'Tell us what you need',
      text: 'A code and a number are enough for a first answer.',
      actions: [
        { ...askForQuote, look: 'primary' },
        { label: 'How it works', href: routes.about, look: 'secondary' },
      ],
    },
  ],
}

const products: PageSource = {
  path: routes.products,
  name: 'Products',
  menu: 'Products',
  description:
    'All our products. Open one to see its picture, its measures and its code, and ask for a quote with that code.',
  keywords: ['products', 'collections', 'codes'],
  sections: [
    {
      kind: 'hero',
      title: 'All our products',
      text: 'Each has a code and a page of its own. The code is all we need to know which one you mean.',
      actions: [{ ...askForQuote, look: 'primary' }],
    },
    { kind: 'products', id: 'collections', title: 'What there is', most: 48 },
  ],
}

const about: PageSource = {
  path: routes.about,
  name: 'How it works',
  menu: 'How it works',
  description:
    'From a product on this site to a quote in your hands: choose, ask, and get a quote with every line and its sum.',
  keywords: ['how to order', 'ask for a quote', 'shortlist'],
  sections: [
    {
      kind: 'hero',
      title: 'From a picture to a quote',
      text: 'You choose on this site, we answer with a quote. Nothing is charged here.',
      actions: [
        { ...seeProducts, look: 'primary' },
        { ...askForQuote, look: 'secondary' },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Three steps',
      steps: [
        {
          title: 'Choose',
          text: 'Add what you like to your shortlist, with how many you need and a note. It stays in your browser.',
        },
        {
          title: 'Ask',
          text: 'Send the shortlist in one message, or call and name the codes.',
        },
        {
          title: 'Get a quote',
          text: 'It lists each product with its price, and can be accepted on its own page.',
        },
      ],
    },
  ],
}

const contact: PageSource = {
  path: routes.contact,
  name: 'Contact',
  menu: 'Contact',
  description:
    'Address, telephone and hours, and a form for what you would like to know or have a quote for.',
  keywords: ['contact', 'address', 'quote'],
  sections: [
    {
      kind: 'hero',
      title: 'Contact us',
      text: 'Call for a quick answer. Write when there are codes, measures or pictures to send.',
    },
    {
      kind: 'contact',
      id: 'get-in-touch',
      title: 'Get in touch',
      form: {
        title: 'Send us a message',
        text: 'What helps: which product by its code, how many, where it goes and when.',
      },
    },
  ],
}

const shortlist: PageSource = {
  path: routes.shortlist,
  name: 'Shortlist',
  description:
    'The products you have picked while looking around, kept in this browser. Send them in one message and get one quote.',
  keywords: ['shortlist', 'quote list', 'selected products'],
  index: false,
  sections: [
    {
      kind: 'hero',
      title: 'Your shortlist',
      text: 'Kept in this browser only. Set how many you need, add a note, and send it all in one message.',
    },
    { kind: 'shortlist', title: 'Chosen products' },
  ],
}

/** The pages of a site that its owner fills: they say how it works, and nothing of a company. */
export const emptyPages: readonly PageSource[] = [home, products, about, contact, shortlist]
