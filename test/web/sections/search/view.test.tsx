import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Search } from '../../../../web/sections/search/view.tsx'
import { markupOf } from '../../markup.tsx'

const test = suite('page of the search')

type Props = Parameters<typeof Search>[0]

const found = {
  name: 'Nyota',
  note: 'Ch1 · Chairs',
  media: 'a.jpg',
  href: '/products/Ch1',
  tint: 1,
}
const about = { name: 'About', text: 'Who we are', href: '/about' }
const chairs = { label: 'Chairs', href: '/services/furniture/chairs', count: 40 }

const shown = (fields: Partial<Props>) =>
  markupOf(
    <Search
      {...{ kind: 'search', words: '', total: 0, from: 1, results: [], pages: [], steps: [] }}
      {...{ collections: [], nearest: [], filters: { groups: [] }, ...(fields as object) }}
    />,
    { media: { 'a.jpg': {} } },
  )

test('is called by its words, which stand in the field again', () => {
  assert.match(shown({ words: 'sofa' }), '<h1>“sofa”</h1>')
  assert.match(shown({ words: 'sofa' }), 'value="sofa"')
  assert.match(shown({}), '<h1>Search</h1>')
})

test('says that nothing was found only where something was asked, and not of filters', () => {
  const nothing = 'Nothing goes by these words'
  assert.match(shown({ words: 'sofa' }), nothing)
  assert.not.match(shown({}), 'go by these words')
  const all = { count: 3, href: '/search?q=sofa' }
  assert.not.match(shown({ words: 'sofa', filters: { groups: [], all } }), nothing)
  assert.not.match(shown({ words: 'nyota', total: 1, results: [found] }), nothing)
})

test('points to a page that goes by the words where no product does', () => {
  const html = shown({ words: 'about', pages: [about] })
  assert.match(html, 'No product goes by these words, but a page does.')
  assert.match(html, '<a href="/about"><strong>About</strong> <span>Who we are</span></a>')
  assert.match(shown({ words: 'sofa', nearest: [chairs] }), 'Look here</h2>')
})

test('shows what was found with its number, and the steps where there is more than one', () => {
  const steps = ['1', '2'].map((label, at) => ({
    ...{ label, href: `/search?page=${label}`, isCurrent: at === 0 },
  })) as Props['steps']
  const one = shown({ words: 'nyota', total: 1, results: [found], steps: steps.slice(0, 1) })
  assert.match(one, 'Products · <span>1</span>')
  assert.match(one, '<a href="/products/Ch1">')
  assert.not.match(one, 'All results')
  const two = shown({ words: 'nyota', total: 40, results: [found], steps })
  assert.match(two, '<strong class="button" aria-current="page">1</strong>')
  assert.match(two, '<a class="button plain" href="/search?page=2">2</a>')
})

test('lists collections with their number of products', () => {
  assert.match(
    shown({ collections: [chairs] }),
    '<a href="/services/furniture/chairs">Chairs <span>40<',
  )
  assert.not.match(shown({}), 'Collections')
  assert.not.match(shown({}), 'Pages</h2>')
})

test.run()
