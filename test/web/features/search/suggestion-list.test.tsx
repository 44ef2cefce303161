import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { choicesIn } from '../../../../web/features/search/choices.ts'
import { Marked } from '../../../../web/features/search/marked.tsx'
import { SuggestionList } from '../../../../web/features/search/suggestion-list.tsx'
import { elementIn, elementsIn, htmlOf, returnOf } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'

const test = suite('list of suggestions')

test.before.each(() => savesData(false))

function savesData(saveData: boolean): void {
  standIn('navigator', { connection: { saveData } })
  standIn('document', { documentElement: { dataset: {} } })
  standIn('matchMedia', () => ({ matches: false }))
}

const items = [1, 2].map(n => ({
  code: `Ch${n}`,
  name: n === 1 ? 'Nyota' : 'Ch2',
  collection: 'Chairs',
  href: `/p/ch${n}`,
  image: n === 1 ? '/uploads/ch1.jpg' : '',
}))
const pages = [{ name: 'Chairs', href: '/services/furniture/chairs' }]
const found = { items, pages, total: 9 }

const choices = choicesIn(found as never, 'chair')
const opened: string[] = []
const list = (active = -1, shown = choices) => (
  <SuggestionList
    id="s"
    choices={shown}
    words="ch"
    active={active}
    open={({ href }) => opened.push(href)}
    isOld={false}
  />
)
const returned = () => returnOf(() => SuggestionList(list().props))

test('says of each product its name, its code and its page, and shows its picture', () => {
  const html = htmlOf(list())
  assert.match(html, '<small><mark>Ch</mark>1 · <mark>Ch</mark>airs</small>')
  assert.match(html, 'src="/uploads/ch1.jpg"')
  assert.is(html.match(/<img/g)?.length, 1)
  assert.is(html.match(/<small/g)?.length, 2)
})

test('has a heading for each group but the last, and none for a group without choices', () => {
  const headings = (shown = choices) =>
    [...htmlOf(list(-1, shown)).matchAll(/class="eyebrow"[^>]*>([^<]*)/g)].map(([, text]) => text)
  assert.equal(headings(), ['Products', 'Pages'])
  assert.equal(headings(choices.filter(({ group }) => group !== 'Products')), ['Pages'])
  assert.equal(
    [...htmlOf(list()).matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label),
    ['Suggestions', 'Products', 'Pages', 'More'],
  )
})

test('tells which one is chosen, by its place among all groups', () => {
  const selected = [...htmlOf(list(2)).matchAll(/id="s(\d)"[^>]*aria-selected="(\w+)"/g)]
  assert.equal(
    selected.map(([, index, isSelected]) => `${index} ${isSelected}`),
    ['0 false', '1 false', '2 true', '3 false'],
  )
})

test('shows no pictures where data is saved', () => {
  savesData(true)
  assert.not.match(htmlOf(list()), '<img')
})

test('opens a choice itself, but for a press that asks for a tab or a window', () => {
  const links = elementsIn(returned()).filter(({ type }) => type === 'a')
  assert.is(links.length, 4)
  const link = elementIn(returned(), 'a', ({ href }) => href === '/p/ch1')
  let prevented = 0
  const press = (keys: object) => link.props.onClick({ ...keys, preventDefault: () => prevented++ })
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) press({ [key]: true })
  assert.equal([opened, prevented], [[], 0])
  press({})
  assert.equal([opened, prevented], [['/p/ch1'], 1])
})

const marked = (text: string, words: string) =>
  renderToStaticMarkup(<Marked text={text} words={words} />)

test('typed words are marked at the beginning of words only', () => {
  assert.is(marked('Armchair, chairs', 'chair'), 'Armchair, <mark>chair</mark>s')
  assert.is(marked('Office chair', 'OFF cha'), '<mark>Off</mark>ice <mark>cha</mark>ir')
})

test('typed words are marked as far as the longest of them goes', () => {
  assert.is(marked('Chairs', 'ch chair'), '<mark>Chair</mark>s')
})

test('typed words are taken as text, whatever is typed', () => {
  assert.is(marked('A & B <b>', '(.* <b>$& a'), 'A &amp; B &lt;b&gt;')
})

test.run()
