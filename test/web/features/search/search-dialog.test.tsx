import * as assert from 'uvu/assert'
import { suite } from '#test'
import { choicesIn } from '../../../../web/features/search/choices.ts'
import { SearchDialog } from '../../../../web/features/search/search-dialog.tsx'
import { SuggestionList } from '../../../../web/features/search/suggestion-list.tsx'
import { useSuggestions } from '../../../../web/features/search/use-suggestions.ts'
import { answerRequests, openAdminPage } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementIn, elementsIn, textOf } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { until } from '../../../support/until.ts'

const { window } = openAdminPage()

const test = suite('search over the page')

const item = (code: string) => ({
  code,
  name: code,
  collection: 'Chairs',
  href: `/p/${code}`,
  image: '',
})
const found = (count: number, total = count) => ({
  items: Array.from({ length: count }, (_, index) => item(`Ch${index + 1}`)),
  pages: [{ name: 'Chairs', href: '/chairs' }],
  total,
})

test('suggests products, then pages, then all where there are more', () => {
  assert.equal([choicesIn(undefined, 'oak'), choicesIn(found(1) as never, '  ')], [[], []])
  const labels = (count: number, total: number) =>
    choicesIn(found(count, total) as never, 'oak').map(({ label }) => label)
  assert.equal(labels(2, 2), ['Ch1', 'Ch2', 'Chairs'])
  assert.equal(labels(2, 3), ['Ch1', 'Ch2', 'Chairs', 'All 3 products'])
  const [product, , all] = choicesIn(found(1, 9) as never, 'oak tree')
  assert.equal([product?.note, product?.isPage], ['Chairs', true])
  assert.equal([all?.href, all?.isPage, all?.group], ['/search?q=oak+tree', false, 'All'])
})

let words = 0

/** The dialog with the answer to words that no test has typed before. */
async function open(answer: unknown = found(2, 3)) {
  const opened: string[] = []
  standIn('history', { pushState: (_: unknown, __: string, to: string) => opened.push(to) })
  standIn('location', { assign: (to: string) => opened.push(`load ${to}`) })
  standIn('navigator', { onLine: true })
  answerRequests(() => answer)
  const live = liveHook(() => SearchDialog())
  const field = () => elementsIn(live.now).find(({ props }) => props.name === 'q')?.props
  const list = () => elementIn(live.now, SuggestionList).props
  const note = () => textOf(elementIn(live.now, 'p'))
  const type = (value: string) => field().onChange({ target: { value } })
  const press = (key: string) => {
    let isPrevented = false
    const preventDefault = () => {
      isPrevented = true
    }
    field().onKeyDown({ key, preventDefault })
    return isPrevented
  }
  const asked = `chair ${words++}`
  type(asked)
  await until('the question', () => list().isOld)
  await until('the answer', () => !list().isOld)
  return { live, field, list, note, type, press, opened, asked }
}

test('arrow keys go through the choices and the field, Enter opens', async () => {
  const { field, list, press, opened } = await open()
  assert.equal([list().active, field()['aria-activedescendant']], [-1, undefined])
  assert.is(press('ArrowDown'), true)
  assert.equal([list().active, field()['aria-activedescendant']], [0, `${list().id}0`])
  press('ArrowUp')
  assert.is(list().active, -1)
  press('ArrowUp')
  assert.is(list().active, 3)
  press('ArrowDown')
  assert.is(list().active, -1)
  assert.equal([press('Enter'), press('a'), opened], [false, false, []])
  press('ArrowDown')
  assert.equal([press('Enter'), opened], [true, ['/p/Ch1']])
})

test('the page with everything is loaded, others open in place', async () => {
  const { list, opened, asked } = await open()
  for (const choice of list().choices.slice(2)) list().open(choice)
  assert.equal(opened, ['/chairs', `load /search?${new URLSearchParams({ q: asked })}`])
})

test('typing chooses none, and the words are there again next time', async () => {
  const { list, press, type } = await open()
  press('ArrowDown')
  type('sofa')
  assert.is(list().active, -1)
  const again = liveHook(() => SearchDialog())
  assert.is(elementIn(again.now, SuggestionList).props.words, 'sofa')
})

test('says how many products there are, and where to ask for none', async () => {
  const noteOf = async (answer: unknown) => {
    const { live, note } = await open(answer)
    const ways = elementsIn(live.now).filter(({ type }) => type === 'a').length
    return [note(), ways]
  }
  const keys = 'Arrow keys choose, Enter opens.'
  assert.equal(await noteOf(found(2, 3)), [`3 products. ${keys}`, 0])
  assert.equal(await noteOf(found(1)), [`1 product. ${keys}`, 0])
  const none = { items: [], pages: [], total: 0 }
  assert.equal(await noteOf(none), ['No product goes by these words.', 1])
  const failed = 'The search did not answer. Press Enter to try again.'
  assert.equal(await noteOf(new Response('', { status: 500 })), [failed, 1])
})

test('without words it says what to type, and is not sent', async () => {
  const { live, note, type } = await open()
  const submit = () => {
    let isPrevented = false
    const preventDefault = () => {
      isPrevented = true
    }
    elementIn(live.now, 'form').props.onSubmit({ preventDefault })
    return isPrevented
  }
  assert.is(submit(), false)
  type('  ')
  assert.match(note(), 'A name, a code or what it is for')
  assert.is(submit(), true)
  assert.is(elementsIn(live.now).filter(({ type }) => type === 'a').length, 0)
})

/** The hook over words that a test types. */
function suggested(typed: string) {
  const field = { typed }
  const hook = liveHook(() => useSuggestions(field.typed))
  return { hook, field }
}

test('what is suggested comes after a pause, and is not asked for again', async () => {
  const sent = answerRequests(() => ({ products: [], pages: [] }))
  const { hook } = suggested('  oak   desk ')
  await until('the pause', () => hook.now.state === 'loading')
  assert.is(sent.length, 0)
  await until('the answer', () => hook.now.state === 'ready')
  assert.equal(
    sent.map(({ address }) => address),
    ['/api/search?q=oak+desk'],
  )
  assert.equal(hook.now.suggestions, { products: [], pages: [] })
  const again = suggested('oak desk')
  assert.is(again.hook.now.state, 'ready')
  assert.equal(again.hook.now.suggestions, { products: [], pages: [] })
  assert.is(sent.length, 1)
})

test('what is suggested is nothing without words, and nothing is asked for', async () => {
  const sent = answerRequests(() => ({}))
  const { hook } = suggested('   ')
  assert.equal(hook.now, { suggestions: undefined, state: 'ready' })
  assert.is(sent.length, 0)
})

test('what is suggested is asked for again when the line is back', async () => {
  let isOnline = false
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
  const sent = answerRequests(() =>
    isOnline ? { products: [], pages: [] } : Promise.reject(new TypeError('Failed to fetch')),
  )
  const { hook } = suggested('chair')
  await until('the failure', () => hook.now.state === 'offline')
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await until('the answer', () => hook.now.state === 'ready')
  assert.is(sent.length, 2)
})

test('what is suggested fails where the server does', async () => {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  answerRequests(() => new Response('', { status: 500 }))
  const { hook } = suggested('table')
  await until('the failure', () => hook.now.state === 'failed')
  assert.is(hook.now.suggestions, undefined)
})

test.run()
