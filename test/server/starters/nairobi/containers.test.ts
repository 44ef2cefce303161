import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ContentPage } from '../../../../server/content/page.ts'
import { prefabPages } from '../../../../server/starters/nairobi/services/containers/index.ts'
import { parsePage } from '../../../../server/starters/parse-page.ts'
import { designAtAddress } from '../../../../web/features/design/design-at-address.ts'
import { linesOf, sectionOf } from '../../content/section-of.ts'

const root = '/services/containers'
const parsed = prefabPages.map(parsePage)

function page(place: string): ContentPage {
  const path = place ? `${root}/${place}` : root
  const found = parsed.find(each => each.path === path)
  if (!found) throw new Error(`no page at ${path}`)
  return found
}

const landing = page('')
const categories = ['commercial', 'public', 'residential']
const subPages = [
  'commercial/camp-solutions',
  'commercial/shopping-centres',
  'commercial/offices',
  'commercial/boardrooms',
  'public/classrooms',
  'public/clinics',
  'public/library',
  'residential/homes',
  'residential/gazebos',
  'residential/cottages',
]

const cardsOf = (place: string) => sectionOf(page(place), 'cards').cards
const cardTitles = (place: string) => cardsOf(place).map(({ title }) => title)
const heroOf = (place: string) => sectionOf(page(place), 'hero')
const portfolioOf = (place: string) => sectionOf(page(place), 'portfolio')
const buttonOf = ({ action }: { action?: Parameters<typeof linesOf>[0][number] | undefined }) =>
  linesOf(action ? [action] : [])

const toGallery = 'View Portfolio -> /gallery?category=Prefab%20Units'

const addresses = suite('routes of the prefab pages')

addresses('each page answers under both prefixes', () => {
  assert.equal(landing.aliases, ['/services/prefab-units'])
  for (const place of [...categories, ...subPages]) {
    assert.equal(page(place).aliases, [`/services/prefab-units/${place}`])
  }
})

addresses('the menu lists the pages in their order, each under its category', () => {
  assert.equal(
    parsed.map(({ menu, under }) => [menu, under]),
    [
      ['Prefab Units', undefined],
      ['Commercial', root],
      ['Camp Solutions', `${root}/commercial`],
      ['Shopping Centres', `${root}/commercial`],
      ['Offices', `${root}/commercial`],
      ['Boardrooms', `${root}/commercial`],
      ['Public', root],
      ['Classrooms', `${root}/public`],
      ['Clinics', `${root}/public`],
      ['Library', `${root}/public`],
      ['Residential', root],
      ['Homes', `${root}/residential`],
      ['Gazebos', `${root}/residential`],
      ['Cottages', `${root}/residential`],
      ['Design your unit', root],
    ],
  )
})

addresses('the breadcrumb links to the category', () => {
  assert.equal(linesOf(heroOf('public').breadcrumb), ['Home -> /', `Prefab Units -> ${root}`])
  assert.equal(linesOf(heroOf('public/clinics').breadcrumb), [
    'Home -> /',
    `Prefab Units -> ${root}`,
    `Public Prefab Units -> ${root}/public`,
  ])
})

addresses('each page offers a service of its category', () => {
  assert.equal(landing.service, { name: 'Prefab Units', type: 'Prefab Units' })
  for (const place of [...categories, ...subPages]) {
    const type = page(place.split('/')[0] as string).name
    assert.equal(page(place).service, { name: page(place).name, type })
  }
})

addresses.run()

const front = suite('Prefab Units landing page')

front('the hero has its headline, its claim, two videos of 10 s and selectable dots', () => {
  const hero = heroOf('')
  assert.is(hero.title, 'Smart Container Solutions')
  assert.match(hero.text, '48 hours')
  assert.is(hero.slides?.length, 2)
  assert.is(hero.seconds.video, 10)
  assert.is(hero.dots, 'buttons')
})

front('the hero leads to the solutions and to a quote', () => {
  assert.equal(linesOf(heroOf('').actions), [
    'View Solutions -> #prefab-types',
    'Get Quote -> /contact',
  ])
  assert.is(sectionOf(landing, 'cards').id, 'prefab-types')
})

front('three cards change every 4 s and ask to learn more', () => {
  assert.equal(cardTitles(''), [
    'Smart Office Units',
    'Rapid Retail Spaces',
    'Comfortable Living Spaces',
  ])
  assert.is(sectionOf(landing, 'cards').seconds, 4)
  for (const card of cardsOf('')) assert.equal(buttonOf(card), ['Learn More -> /contact'])
})

front('it links to the three categories and ends in Get Started Today', () => {
  assert.equal(
    sectionOf(landing, 'links').links.map(({ href }) => href),
    categories.map(category => `${root}/${category}`),
  )
  assert.is(landing.sections.at(-1)?.kind, 'call-to-action')
  assert.equal(linesOf(sectionOf(landing, 'call-to-action').actions), [
    'Get Started Today -> /contact',
    `Design your unit -> ${root}/design`,
  ])
})

front.run()

const category = suite('prefab category landing pages')

category('each has hero, cards, benefits, gallery and call to action, in this order', () => {
  for (const place of categories) {
    assert.equal(
      page(place).sections.map(({ kind }) => kind),
      ['hero', 'cards', 'checklist', 'portfolio', 'call-to-action'],
    )
  }
})

category('commercial and public cards link to their sub-pages', () => {
  assert.equal(cardTitles('commercial'), [
    'Camp Solutions',
    'Shopping Centres',
    'Offices',
    'Boardrooms',
  ])
  assert.equal(cardTitles('public'), ['Classrooms', 'Clinics', 'Library'])
  const cards = [...cardsOf('commercial'), ...cardsOf('public')]
  const leaves = subPages.filter(place => !place.startsWith('residential'))
  assert.equal(
    cards.map(({ href }) => href),
    leaves.map(place => `${root}/${place}`),
  )
  for (const card of cards) assert.equal(buttonOf(card), [`View ${card.title} -> ${card.href}`])
})

category('residential cards have no links of their own and ask to learn more', () => {
  assert.equal(cardTitles('residential'), ['Tiny Homes', 'Guest Houses', 'Studio Apartments'])
  for (const card of cardsOf('residential')) {
    assert.is(card.href, undefined)
    assert.equal(buttonOf(card), ['Learn More -> /contact'])
  }
})

category('the residential benefits link to homes, gazebos and cottages', () => {
  assert.equal(linesOf(sectionOf(page('residential'), 'checklist').actions), [
    `View Homes -> ${root}/residential/homes`,
    `View Gazebos -> ${root}/residential/gazebos`,
    `View Cottages -> ${root}/residential/cottages`,
  ])
})

category('the heroes ask for a quote and link to the gallery', () => {
  assert.equal(
    categories.map(place => linesOf(heroOf(place).actions)),
    [
      ['Get Commercial Quote -> /contact', toGallery],
      ['Get Public Sector Quote -> /contact', toGallery],
      ['Get Residential Quote -> /contact', toGallery],
    ],
  )
})

category.run()

const sub = suite('prefab sub-pages')

sub('each has its three service cards', () => {
  assert.equal(subPages.map(cardTitles), [
    ['Worker Accommodation', 'Management Offices', 'Dining & Recreation'],
    ['Pop-up Retail Villages', 'Food Courts', 'Market Halls'],
    ['Corporate Headquarters', 'Co-working Spaces', 'Remote Site Offices'],
    ['Design Layout', 'Technology Integration', 'Installation & Setup'],
    [
      'Container Design and Layout',
      'Pre-installed Learning Technology',
      'Rapid Deployment and Setup',
    ],
    ['Container Design & Planning', 'Pre-Installed Medical Systems', 'Rapid Deployment & Setup'],
    ['Container Design and Layout', 'Pre-installed Digital Systems', 'Rapid Deployment and Setup'],
    ['Modern Container Homes', 'Tiny House Solutions', 'Luxury Prefab Villas'],
    ['Garden Gazebos', 'Pool Pavilions', 'Event Pavilions'],
    ['Rustic Cottages', 'Modern Cabin Cottages', 'Lakeside Retreats'],
  ])
})

sub('the images of a card change every 3 s', () => {
  for (const place of subPages) assert.is(sectionOf(page(place), 'cards').seconds, 3)
})

sub('each has a hero of two videos, 10 s each, at 70 % of the window', () => {
  for (const place of subPages) {
    const { slides, seconds, height } = heroOf(place)
    assert.ok(slides?.every(({ media }) => media.endsWith('.mp4')))
    assert.is(slides?.length, 2)
    assert.equal(seconds, { image: 10, video: 10 })
    assert.is(height, 'tall')
  }
})

sub('each has a portfolio of eight images with a title and a sentence', () => {
  for (const place of subPages) {
    const { items } = portfolioOf(place)
    assert.is(items.length, 8)
    assert.ok(items.every(({ title, text }) => title && /[.?]$/.test(text ?? '')))
  }
})

sub('progress shows the fraction on four pages and loops on the others', () => {
  const fraction = subPages.filter(place => heroOf(place).progress === 'fraction')
  assert.equal(fraction, [
    'commercial/shopping-centres',
    'public/clinics',
    'public/library',
    'residential/homes',
  ])
  assert.is(subPages.filter(place => heroOf(place).progress === 'loop').length, 6)
})

sub('dots are indicators on three pages and buttons on the others', () => {
  const marks = subPages.filter(place => heroOf(place).dots === 'marks')
  assert.equal(marks, ['public/clinics', 'public/library', 'residential/homes'])
  assert.is(subPages.filter(place => heroOf(place).dots === 'buttons').length, 7)
})

sub('the heroes ask for a quote of their kind and link to the images', () => {
  assert.equal(
    subPages.map(place => linesOf(heroOf(place).actions).slice(0, 2)),
    [
      ['Get Camp Quote -> /contact', toGallery],
      ['Get Shopping Centre Quote -> /contact', toGallery],
      ['Get Office Quote -> /contact', toGallery],
      ['Get Boardroom Quote -> /contact', toGallery],
      ['Get Classroom Quote -> /contact', toGallery],
      ['Get Clinic Quote -> /contact', toGallery],
      ['Get Library Quote -> /contact', 'View Library Gallery -> #library-gallery'],
      ['Get Home Quote -> /contact', 'View Home Gallery -> #home-gallery'],
      ['Get Gazebo Quote -> /contact', toGallery],
      ['Get Cottage Quote -> /contact', toGallery],
    ],
  )
  assert.is(portfolioOf('public/library').id, 'library-gallery')
  assert.is(portfolioOf('residential/homes').id, 'home-gallery')
})

sub('six of them begin a unit of their kind, which can stand as it is', () => {
  const designs = subPages.flatMap(place =>
    heroOf(place)
      .actions.slice(2)
      .map(({ label, href }) => {
        const { plan, because, text } = designAtAddress(href.split('?')[1] ?? '')
        assert.equal([label, because], ['Design your own', []])
        assert.is(href, `${root}/design?plan=${text}`)
        return [place, plan.use]
      }),
  )
  assert.equal(designs, [
    ['commercial/camp-solutions', 'camp'],
    ['commercial/shopping-centres', 'shop'],
    ['commercial/offices', 'office'],
    ['public/classrooms', 'classroom'],
    ['public/clinics', 'clinic'],
    ['residential/homes', 'home'],
  ])
})

sub('each ends in its quote and a link to its category', () => {
  for (const place of subPages) {
    const [quote, back] = sectionOf(page(place), 'call-to-action').actions
    assert.is(page(place).sections.at(-1)?.kind, 'call-to-action')
    assert.equal(quote, heroOf(place).actions[0])
    assert.is(back?.href, page(place).under)
  }
})

sub('offices deploy in 2 days and show four modern features', () => {
  assert.match(heroOf('commercial/offices').title, '2 days')
  const { title, items } = sectionOf(page('commercial/offices'), 'features')
  assert.is(title, 'Modern Office Features')
  assert.equal(
    items.map(item => item.title),
    ['Climate Control', 'Tech Infrastructure', 'Smart Systems', 'Collaboration Spaces'],
  )
})

sub('a boardroom card accepts a video among its three images', () => {
  const folder = 'prefab-units/commercial/boardrooms/cards/technology-integration'
  assert.equal(cardsOf('commercial/boardrooms')[1]?.images, [
    `${folder}-image-1.jpg`,
    `${folder}-image-2.jpg`,
    `${folder}-video-3.mp4`,
  ])
})

sub('classrooms seat 20-30 students', () => {
  assert.match(heroOf('public/classrooms').text, '20-30 students')
})

sub('the public pages mention installations in Kenya', () => {
  for (const place of ['public', 'public/classrooms', 'public/clinics', 'public/library']) {
    assert.match(heroOf(place).text, 'installations in Kenya')
  }
})

sub('the portfolio of the clinics page has a name of its own', () => {
  assert.is(portfolioOf('public/clinics').title, 'Clinic portfolio')
})

sub('gazebo and cottage cards link to the contact page', () => {
  for (const card of [...cardsOf('residential/gazebos'), ...cardsOf('residential/cottages')]) {
    assert.equal(buttonOf(card), ['Learn More -> /contact'])
  }
})

sub.run()
