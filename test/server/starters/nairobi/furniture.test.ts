import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ContentPage } from '../../../../server/content/page.ts'
import { furniturePages } from '../../../../server/starters/nairobi/services/furniture/index.ts'
import { parsePage } from '../../../../server/starters/parse-page.ts'
import type { SectionKind, SectionOf } from '../../../../web/sections/schemas.ts'

const at = '/services/furniture'
const gallery = '/gallery?category=Executive%20Furniture'
const pages = new Map(furniturePages.map(source => [source.path, parsePage(source)]))

function page(path: string): ContentPage {
  const found = pages.get(at + path)
  if (!found) throw new Error(`no page at ${at}${path}`)
  return found
}

function section<K extends SectionKind>(path: string, kind: K): SectionOf<K> {
  const found = page(path).sections.find(candidate => candidate.kind === kind)
  if (!found) throw new Error(`no ${kind} on ${at}${path}`)
  return found as SectionOf<K>
}

function links(actions: { label: string; href: string }[]): Record<string, string> {
  return Object.fromEntries(actions.map(({ label, href }) => [label, href]))
}

function quoteAndPortfolio(quote: string): Record<string, string> {
  return { [quote]: '/contact', 'View Portfolio': gallery }
}

const media = (folder: string, files: string[]) =>
  files.map(file => `executive-furniture/${folder}/${file}`)

const Routes = suite('furniture routes')

Routes('are listed in the order of the navigation bar, under their parent page', () => {
  const rows = [...pages.values()].map(({ path, under, menu }) => [path, under, menu])
  assert.equal(rows, [
    [at, undefined, 'Executive Furniture'],
    [`${at}/office`, at, 'Office'],
    [`${at}/home`, at, 'Home'],
    [`${at}/home/kitchen`, `${at}/home`, 'Kitchen'],
    [`${at}/home/lounge`, `${at}/home`, 'Lounge'],
    [`${at}/home/boudoir`, `${at}/home`, 'Boudoir'],
    [`${at}/bars`, at, 'Bars'],
    [`${at}/legs`, at, 'Legs'],
    [`${at}/legs/chairs`, `${at}/legs`, 'Chair Legs'],
    [`${at}/table-legs`, `${at}/legs`, 'Table Legs'],
    [`${at}/bed-legs`, `${at}/legs`, 'Bed Legs'],
    [`${at}/posts-balustrades`, `${at}/legs`, 'Posts & Balustrades'],
    [`${at}/chairs`, at, 'Chairs'],
    [`${at}/beds`, at, 'Beds'],
    [`${at}/outdoor`, at, 'Outdoor'],
  ])
})

Routes('answer to a second spelling below the legs', () => {
  for (const name of ['table-legs', 'bed-legs', 'posts-balustrades']) {
    assert.equal(page(`/${name}`).aliases, [`${at}/legs/${name}`])
  }
})

Routes('offer a service named like the page, of type Executive Furniture', () => {
  for (const { name, service } of pages.values()) {
    assert.equal(service, { name, type: 'Executive Furniture' })
  }
})

Routes('link only to pages, anchors and URLs that exist', () => {
  const elsewhere = ['/', '/contact', gallery]
  for (const { path, sections } of pages.values()) {
    const anchors = sections.map(each => ('id' in each && each.id ? `#${each.id}` : undefined))
    for (const [, href] of JSON.stringify(sections).matchAll(/"href":"([^"]+)"/g)) {
      const known = pages.has(href ?? '') || elsewhere.includes(href ?? '')
      assert.ok(known || anchors.includes(href), `${path} leads to ${href}`)
    }
  }
})

Routes.run()

const Heroes = suite('furniture heroes')

const heroes: [path: string, folder: string, quote: string][] = [
  ['/office', 'office', 'Get Office Quote'],
  ['/home/kitchen', 'kitchen', 'Get Kitchen Quote'],
  ['/home/lounge', 'lounge', 'Get Lounge Quote'],
  ['/home/boudoir', 'boudoir', 'Get Boudoir Quote'],
  ['/bars', 'bars', 'Get Bar Quote'],
  ['/legs', 'legs', 'Get Legs Quote'],
  ['/table-legs', 'table-legs', 'Get Legs Quote'],
  ['/bed-legs', 'bed-legs', 'Get Legs Quote'],
  ['/posts-balustrades', 'posts-balustrades', 'Get Posts Quote'],
  ['/chairs', 'chairs', 'Get Chair Quote'],
  ['/beds', 'beds', 'Get Bed Quote'],
  ['/outdoor', 'outdoor', 'Get Outdoor Quote'],
]

Heroes('of a collection show two videos for 10 s each, a quote and the portfolio', () => {
  for (const [path, folder, quote] of heroes) {
    const { slides, seconds, actions } = section(path, 'hero')
    assert.equal(
      slides?.map(slide => slide.media),
      media(folder, ['hero/video-1.mp4', 'hero/video-2.mp4']),
    )
    assert.equal(seconds, { image: 10, video: 10 })
    assert.equal(links(actions), quoteAndPortfolio(quote))
  }
})

Heroes('of the main page show two videos, the catalog button and links to the collections', () => {
  const { slides, seconds, actions } = section('', 'hero')
  assert.equal(
    slides?.map(slide => slide.media),
    media('main', ['hero/video-1.mp4', 'hero/video-2.mp4']),
  )
  assert.equal(seconds, { image: 10, video: 10 })
  assert.equal(links(actions), {
    'Browse Catalog': '/contact',
    'View Collections': '#collections',
  })
})

Heroes('of the home page show two images for 2 s and a video for 20 s', () => {
  const { slides, seconds, actions } = section('/home', 'hero')
  assert.equal(
    slides?.map(slide => slide.media),
    media('home', ['hero/image-1.jpg', 'hero/image-2.jpg', 'hero/video-1.mp4']),
  )
  assert.equal(seconds, { image: 2, video: 20 })
  assert.equal(links(actions), quoteAndPortfolio('Get Home Furniture Quote'))
})

Heroes('of the chair legs show an image for 2 s and two videos for 20 s', () => {
  const { slides, seconds, actions } = section('/legs/chairs', 'hero')
  assert.equal(
    slides?.map(slide => slide.media),
    media('chair-legs', ['hero/image-1.jpg', 'hero/video-1.mp4', 'hero/video-2.mp4']),
  )
  assert.equal(seconds, { image: 2, video: 20 })
  assert.equal(links(actions), quoteAndPortfolio('Get Legs Quote'))
})

Heroes('fill the window on the home and boudoir pages and have clickable dots everywhere', () => {
  const full = [...pages.keys()].filter(
    path => section(path.slice(at.length), 'hero').height === 'screen',
  )
  assert.equal(full, [`${at}/home`, `${at}/home/boudoir`])
  for (const path of pages.keys()) {
    const { dots, progress } = section(path.slice(at.length), 'hero')
    assert.equal([dots, progress], ['buttons', 'loop'])
  }
})

Heroes.run()

const Products = suite('furniture products')

const collections: [path: string, folder: string, firstSecondAndLast: string][] = [
  ['/office', 'office', 'Office Product 1, Office Product 2, Office Product 100'],
  ['/home/kitchen', 'kitchen', 'Kitchen Product 1, Kitchen Product 2, Kitchen Product 100'],
  ['/home/lounge', 'lounge', 'Lounge Product 1, Lounge Product 2, Lounge Product 100'],
  [
    '/home/boudoir',
    'boudoir',
    'Boudoir Furniture Product 1, Boudoir Furniture Product 2, Boudoir Furniture Product 100',
  ],
  ['/bars', 'bars', 'BP1, BP2, BP100'],
  ['/legs', 'legs', 'Oak Turned Leg, Mild Steel Hairpin Leg, Walnut Trestle'],
  ['/legs/chairs', 'chair-legs', 'CL001, CL002, CL100'],
  ['/table-legs', 'table-legs', 'TL001, TL002, TL100'],
  ['/bed-legs', 'bed-legs', 'BL001, BL002, BL100'],
  ['/posts-balustrades', 'posts-balustrades', 'PB001, PB002, PB100'],
  ['/chairs', 'chairs', 'Ch1, Ch2, Ch100'],
  ['/beds', 'beds', 'B1, B2, B100'],
  ['/outdoor', 'outdoor', 'OD001, OD002, OD100'],
]

Products('are a hundred per collection, named and filed by number, twenty of them at first', () => {
  for (const [path, folder, names] of collections) {
    const { products, initial } = section(path, 'product-grid')
    assert.is(products.length, 100)
    assert.is(new Set(products.map(product => product.name)).size, 100, `${path} names`)
    assert.is([0, 1, 99].map(index => products[index]?.name).join(', '), names)
    assert.equal(
      products.map(product => product.media),
      media(
        folder,
        products.map((_, index) => `products/image-${index + 1}.jpg`),
      ),
    )
    assert.is(initial, 20)
  }
})

Products('are toggled, counted and replaced when broken as each page specifies', () => {
  const showAll = ['/office', '/home/kitchen', '/home/lounge', '/home/boudoir']
  const inSubtitle = ['/home/kitchen', '/home/lounge', '/home/boudoir']
  const replaced = ['/bars', '/posts-balustrades', '/outdoor', '/beds', '/chairs']
  for (const path of [...collections.map(([path]) => path), '/home']) {
    const { toggle, count, placeholder } = section(path, 'product-grid')
    const counted = path === '/office' ? 'heading' : inSubtitle.includes(path) ? 'subtitle' : 'none'
    assert.is(toggle, showAll.includes(path) ? 'show-all' : 'click-for-more', path)
    assert.is(count, counted, path)
    assert.is(placeholder, replaced.includes(path), path)
  }
})

Products('of the home page are twenty, each with a name of its own', () => {
  const { products } = section('/home', 'product-grid')
  assert.is(products.length, 20)
  assert.is(new Set(products.map(product => product.name)).size, 20)
  assert.not.ok(products.some(product => /\d/.test(product.name)))
})

Products('have square images, and alternative texts that are unique on their page', () => {
  for (const { path, slots } of pages.values()) {
    const tiles = slots.filter(slot => slot.path.includes('/products/'))
    assert.ok(tiles.every(slot => slot.shape === 'square'))
    assert.is(new Set(slots.map(slot => slot.alt)).size, slots.length, path)
  }
})

Products('of the legs overview are drawn in the type and the material of their names', () => {
  const { products } = section('/legs', 'product-grid')
  const slots = new Map(page('/legs').slots.map(slot => [slot.path, slot]))
  for (const { name, media: path } of products) {
    const [type = '', material = ''] = slots.get(path)?.traits ?? []
    const words = name.toLowerCase().replace('sabre', 'saber').replaceAll(' ', '-')
    assert.ok(words.startsWith(material) && words.includes(type), `${name}: ${type}, ${material}`)
  }
})

Products.run()

const Cards = suite('furniture cards')

Cards('have three images, each for 3 s', () => {
  for (const path of ['', '/office', '/home', '/legs']) {
    const { cards, seconds } = section(path, 'cards')
    assert.is(seconds, 3)
    for (const { title, images } of cards) assert.is(images.length, 3, title)
  }
})

Cards('of the main page link to four collections, and their buttons to the contact page', () => {
  const { id, cards } = section('', 'cards')
  assert.is(id, 'collections')
  assert.equal(
    cards.map(({ title, href, action }) => [title, href, action?.href]),
    [
      ['Office Furniture', `${at}/office`, '/contact'],
      ['Bar & Restaurants', `${at}/bars`, '/contact'],
      ['Home Furniture', `${at}/home`, '/contact'],
      ['Furniture Legs', `${at}/legs`, '/contact'],
    ],
  )
})

Cards('of the office page are its three collections', () => {
  assert.equal(
    section('/office', 'cards').cards.map(card => [card.title, card.action?.href]),
    [
      ['Executive Desks', '/contact'],
      ['Conference Tables', '/contact'],
      ['Office Chairs', '/contact'],
    ],
  )
})

Cards('of the home page link to its three rooms', () => {
  assert.equal(
    section('/home', 'cards').cards.map(card => [card.title, card.href, card.action?.href]),
    ['kitchen', 'lounge', 'boudoir'].map(room => [
      room.charAt(0).toUpperCase() + room.slice(1),
      `${at}/home/${room}`,
      `${at}/home/${room}`,
    ]),
  )
})

Cards('of the legs overview link to its four categories', () => {
  assert.equal(
    section('/legs', 'cards').cards.map(card => [card.title, card.href, card.action?.href]),
    [
      ['Chair Legs', `${at}/legs/chairs`, `${at}/legs/chairs`],
      ['Table Legs', `${at}/table-legs`, `${at}/table-legs`],
      ['Bed Legs', `${at}/bed-legs`, `${at}/bed-legs`],
      ['Posts & Balustrades', `${at}/posts-balustrades`, `${at}/posts-balustrades`],
    ],
  )
})

Cards.run()

const Endings = suite('furniture pages')

Endings('show quality and eight installations on the main page', () => {
  assert.is(section('', 'checklist').eyebrow, 'Quality')
  const { id, items } = section('', 'portfolio')
  assert.is(id, 'installations')
  assert.is(items.length, 8)
  assert.ok(items.every(item => item.title && item.text))
})

Endings('end with the text and links of their own', () => {
  const closings = [...pages.keys()].map(path => {
    const { title, actions } = section(path.slice(at.length), 'call-to-action')
    return { path: path.slice(at.length), title, links: links(actions) }
  })
  const closing = (path: string) => closings.find(each => each.path === path)

  assert.equal(closing('')?.links, { 'Get Furniture Quote': '/contact', 'Back to Home': '/' })
  assert.equal(closing('/office')?.links, quoteAndPortfolio('Get Office Quote'))
  assert.equal(closing('/home')?.links, quoteAndPortfolio('Get Home Furniture Quote'))
  assert.is(closing('/home/kitchen')?.title, 'Ready to Transform Your Kitchen?')
  assert.is(closing('/home/lounge')?.title, 'Create Comfort')
  assert.equal(closing('/home/lounge')?.links, {
    'Get Lounge Quote': '/contact',
    'All Home Furniture': `${at}/home`,
  })
  assert.equal(closing('/legs/chairs')?.links, {
    'Get Legs Quote': '/contact',
    'All Furniture Legs': `${at}/legs`,
  })
  for (const { path, links } of closings) {
    assert.ok(Object.values(links).includes('/contact'), `${path} closes without a quote`)
  }
})

Endings('have no two neighbouring sections of one kind', () => {
  for (const { path, sections } of pages.values()) {
    const kinds = sections.map(each => each.kind)
    assert.not.ok(
      kinds.some((kind, index) => kind === kinds[index + 1]),
      path,
    )
    assert.is(kinds.at(-1), 'call-to-action', path)
  }
})

Endings('share no description and no sentence with another page', () => {
  const owners = new Map<string, string>()
  for (const { path, description, sections } of pages.values()) {
    for (const sentence of new Set([description, ...sentencesIn(sections)])) {
      assert.is(owners.get(sentence), undefined, `"${sentence}" on ${path}`)
      owners.set(sentence, path)
    }
  }
})

/** Running text only: what stands in `text`, `note` and lists of points, split at full stops. */
function sentencesIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(each => (typeof each === 'string' ? [each] : sentencesIn(each)))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'text' || key === 'note') return String(inner).split(/(?<=[.?!])\s+/)
    return key === 'images' || key === 'products' || key === 'rows' || key === 'columns'
      ? []
      : sentencesIn(inner)
  })
}

Endings.run()
