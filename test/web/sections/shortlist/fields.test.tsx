import * as assert from 'uvu/assert'
import { suite } from '#test'
import { routes } from '../../../../web/base/routes.ts'
import { type Entry, keyOf } from '../../../../web/features/shortlist/entries.ts'
import type { FoundItem } from '../../../../web/features/shortlist/found-item.ts'
import { CompareChoice } from '../../../../web/sections/shortlist/compare-choice.tsx'
import { ShortlistEntry } from '../../../../web/sections/shortlist/entry.tsx'
import { Field } from '../../../../web/sections/shortlist/field.tsx'
import { QuantityField } from '../../../../web/sections/shortlist/quantity-field.tsx'
import { SendActions } from '../../../../web/sections/shortlist/send-actions.tsx'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementIn, elementsIn, htmlOf, textOf } from '../../../support/rendered.tsx'
import { type Given, markupOf } from '../../markup.tsx'

const test = suite('a shortlist and its fields')

/** A quantity of 5 that changes as it is typed. */
function quantity(now = 5) {
  const state = { quantity: now }
  const changes: number[] = []
  const onChange = (next: number) => {
    state.quantity = next
    changes.push(next)
  }
  const live = liveHook(() =>
    QuantityField({ quantity: state.quantity, onChange, isNear: true, isDisabled: false }),
  )
  const field = () => elementIn(live.now, Field).props
  const type = (value: string) => field().onChange({ target: { value } })
  const press = (key: string) => {
    let isPrevented = false
    const preventDefault = () => {
      isPrevented = true
    }
    field().onKeyDown({ key, preventDefault })
    return isPrevented
  }
  const fault = () => elementsIn(live.now).find(({ props }) => props.role === 'alert')
  return { field, type, press, changes, fault }
}

test('a quantity changes as it is typed, and may be empty meanwhile', () => {
  const { field, type, changes, fault } = quantity()
  assert.is(field().value, 5)
  type('')
  assert.equal([field().value, changes, fault()], ['', [5], undefined])
  type('12')
  assert.equal([field().value, changes], ['12', [5, 12]])
  field().onBlur()
  assert.equal([field().value, fault()], [12, undefined])
  type(' ')
  field().onBlur()
  assert.is(field().value, 12)
})

test('a wrong quantity changes nothing, and is told of once the field is left', () => {
  for (const leave of ['Enter', 'blur']) {
    const { field, type, press, changes, fault } = quantity()
    type('7')
    type('7x')
    assert.equal([changes.at(-1), fault(), field()['aria-invalid']], [5, undefined, undefined])
    if (leave === 'Enter') assert.is(press('Enter'), false)
    else field().onBlur()
    assert.match(textOf(fault()), 'from 1 to 9999. Until then it stays 5.')
    assert.equal([field().value, field()['aria-invalid']], ['7x', true])
    assert.is(field()['aria-describedby'], fault()?.props.id)
    type('8')
    assert.is(fault(), undefined)
  }
})

test('arrow keys go by one, and stay within the limits', () => {
  const { field, type, press, changes } = quantity(2)
  assert.is(press('a'), false)
  type('x')
  assert.equal([press('ArrowUp'), field().value], [true, 3])
  press('ArrowDown')
  press('ArrowDown')
  press('ArrowDown')
  assert.equal(changes.slice(1), [3, 2, 1, 1])
  const most = quantity(9999)
  most.press('ArrowUp')
  assert.equal(most.changes, [9999])
})

test('a field far from the window is its text', () => {
  const field = (isNear: boolean) =>
    htmlOf(<Field label="Note" isNear={isNear} value="In oak" onChange={() => undefined} />)
  assert.is(
    field(false),
    '<div class="shortlist-field ">Note<span class="field-words">In oak</span></div>',
  )
  assert.match(field(true), /^<label.*<input value="In oak"\/><span class="field-words">In oak/)
})

const entry = (code: string, page = '/chairs'): Entry => ({ page, code, quantity: 2, note: 'N' })

test('an entry has the name of its item, or what is known without it', () => {
  const row = (item?: object, isOwn = true) =>
    htmlOf(
      <ShortlistEntry entry={entry('Ch1')} item={item as never} isOwn={isOwn} isFirst={false} />,
    )
  assert.match(row(), '<a href="/chairs">Ch1</a></h3><p>chairs</p>')
  assert.not.match(row(), '<img')
  const item = { picture: '/c.jpg', alt: 'A chair', code: 'Nyota', pageName: 'Chairs' }
  assert.match(row(item), '<img src="/c.jpg" alt="A chair"')
  assert.match(row(item), '<a href="/chairs">Nyota</a></h3><p>Chairs</p>')
  assert.match(row({ ...item, title: 'Oak', href: '/design' }), /href="\/design".*<p>Oak, Chairs</)
  assert.match(row(), 'aria-label="Remove Ch1"')
  assert.not.match(row(undefined, false), /Remove|Note/)
})

function choice(...entries: Entry[]) {
  const found = new Map([['/chairs:Ch1', { code: 'Nyota' }]])
  const live = liveHook(() => CompareChoice({ entries, details: found }))
  const boxes = () => elementsIn(live.now).filter(({ type }) => type === 'input')
  const tick = (...indexes: number[]) => {
    for (const index of indexes) boxes()[index]?.props.onChange()
  }
  const href = () => elementsIn(live.now).find(({ type }) => type === 'a')?.props.href
  return { live, boxes, tick, href, said: () => textOf(live.now) }
}
const chairs = (count: number) =>
  Array.from({ length: count }, (_, index) => entry(`Ch${index + 1}`))

test('two to four are compared at once, and units that were designed are not', () => {
  assert.is(choice(...chairs(1)).live.now, null)
  assert.is(choice(...chairs(1), entry('D-1', routes.design)).live.now, null)
  const { boxes, href, said } = choice(...chairs(4), entry('D-1', routes.design))
  assert.equal(
    [boxes().length, said()],
    [...[0, 'Compare Pictures and facts side by side. Compare 4']],
  )
  const items = '/chairs:Ch1;/chairs:Ch2;/chairs:Ch3;/chairs:Ch4'
  assert.is(href(), `/compare?${new URLSearchParams({ items })}`)
})

test('of more, those that are ticked are compared: four at most, in the order of the list', () => {
  const { boxes, tick, href, said } = choice(...chairs(6))
  assert.match(said(), /^Compare Nyota Ch2 .* Ch6 Tick two to four to see them side by side\.$/)
  tick(1)
  assert.match(said(), /Tick one more\.$/)
  assert.is(href(), undefined)
  tick(0)
  assert.is(href(), `/compare?${new URLSearchParams({ items: '/chairs:Ch1;/chairs:Ch2' })}`)
  assert.match(said(), 'Tick two to four to see them side by side. Compare 2')
  tick(2, 3)
  assert.match(said(), 'Four fit side by side: untick one to choose another. Compare 4')
  assert.equal(
    boxes().map(({ props }) => [props.checked, props.disabled].join()),
    [...Array(4).fill('true,false'), ...Array(2).fill('false,true')],
  )
  tick(0)
  assert.match(said(), 'Compare 3')
})

const stool: Entry = { page: '/rooms', code: 'Ch1', quantity: 1, note: '' }
const desk: Entry = { page: '/rooms', code: 'D2', quantity: 3, note: 'In oak' }
const foundItems = new Map<string, FoundItem>([
  [
    keyOf(stool),
    {
      code: 'Savannah',
      slot: 'rooms/chairs/image-1.jpg',
      picture: '/uploads/rooms/chairs/image-1.jpg?v=1',
      alt: 'A chair',
      title: 'Teak',
      pageName: 'Rooms',
    },
  ],
])

/** Its links, and the text of the chat. */
function sendingOf(entries: readonly Entry[], isSent = false, given?: Given) {
  const html = markupOf(
    <SendActions entries={entries} details={foundItems} isSent={isSent} />,
    given,
  )
  const [chat = '', mail = '', form] = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return { text: new URL(chat).searchParams.get('text') ?? '', mail, form }
}

test('sending names each item with its quantity, its page and its note', () => {
  const { text } = sendingOf([stool, desk], false, {
    page: { messages: { list: 'Habari, quote' } },
  })
  assert.equal(text.split('\n').slice(0, 3), [
    'Habari, quote:',
    '1 x Savannah (Rooms)',
    '3 x D2 (/rooms): In oak',
  ])
  assert.match(text.split('\n')[3] ?? '', /^https:\/\/example\.com\/sample\?list=rooms\.chairs\.1&/)
})

test('sending counts them in the subject of the e-mail', () => {
  assert.match(sendingOf([stool]).mail, 'subject=Quote%20for%201%20item&')
  assert.match(sendingOf([stool, desk]).mail, 'subject=Quote%20for%202%20items&')
})

test('sending has the contact form while that is open: with the items of a link, or the own list', () => {
  assert.is(sendingOf([stool]).form, '/contact?shortlist=own')
  assert.is(sendingOf([stool], true).form, '/contact?items=%2Frooms%3ACh1')
  assert.is(sendingOf([stool], true, { site: { takesInquiries: false } }).form, undefined)
})

test('a message of more than 1,000 characters in a URL names only items with a note', () => {
  const withNote = (length: number) => [{ ...desk, note: 'x'.repeat(length) }, stool]
  const short = /^Please quote 2 items: https:.*\n3 x D2 \(\/rooms\): x+$/
  const spare = 1000 - encodeURIComponent(sendingOf(withNote(1)).text).length
  assert.not.match(sendingOf(withNote(1 + spare)).text, short)
  assert.match(sendingOf(withNote(2 + spare)).text, short)
})

const rowOf = (entry: Entry, isOwn: boolean, isFirst = true, item = foundItems.get(keyOf(entry))) =>
  markupOf(<ShortlistEntry entry={entry} item={item} isOwn={isOwn} isFirst={isFirst} />)

test('a row of a list that was sent cannot be changed', () => {
  const own = rowOf(desk, true)
  assert.match(own, 'aria-label="Remove D2"')
  assert.match(own, 'maxLength="200"')
  assert.not.match(own, 'disabled')
  const sent = rowOf(desk, false)
  assert.match(sent, /<input [^>]*disabled="" value="3"/)
  assert.not.match(sent, /<button|maxLength/)
})

test.run()
