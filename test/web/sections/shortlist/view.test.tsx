import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Entry, entriesToText } from '../../../../web/features/shortlist/entries.ts'
import { entriesNow } from '../../../../web/features/shortlist/store.ts'
import { ShortlistEntry } from '../../../../web/sections/shortlist/entry.tsx'
import { Shortlist } from '../../../../web/sections/shortlist/view.tsx'
import { answerRequests } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementsIn, press, textOf } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { until } from '../../../support/until.ts'
import { storageWith } from '../../browser-globals.ts'
import { markupOf, onPage } from '../../markup.tsx'

const test = suite('shortlist')

const chair = (number: number): Entry => ({
  ...{ page: '/listed-rooms', code: `Ch${number}`, quantity: 1, note: '' },
})
const chairs = (count: number) => Array.from({ length: count }, (_, index) => chair(index + 1))

function open(own: Entry[], sent: Entry[] = []) {
  const frames: (() => void)[] = []
  standIn('localStorage', storageWith({ shortlist: own }))
  standIn('document', { body: {}, activeElement: null })
  standIn('addEventListener', () => undefined)
  standIn('removeEventListener', () => undefined)
  standIn('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  standIn('cancelAnimationFrame', () => undefined)
  answerRequests(() => new Response('', { status: 500 }))
  const search = sent.length > 0 ? `items=${encodeURIComponent(entriesToText(sent))}` : ''
  const live = liveHook(() => Shortlist({ kind: 'shortlist', title: 'Your list' }), {
    around: inside => onPage(inside, { search }),
  })
  const rows = () => elementsIn(live.now).filter(({ type }) => type === ShortlistEntry)
  const has = (name: string) => elementsIn(live.now).some(({ props }) => props.className === name)
  const sends = () => elementsIn(live.now).some(({ props }) => 'isSent' in props)
  const compares = () =>
    elementsIn(live.now).some(({ props }) => props.entries && !('isSent' in props))
  return { live, frames, rows, has, sends, compares }
}

test('is read by the script, and says so until then', () => {
  const html = markupOf(<Shortlist kind="shortlist" title="Your list" />)
  assert.match(html, 'Opening the list…')
  assert.not.match(html, 'Nothing here yet')
})

test('without items it says how to add some, and sends nothing', async () => {
  const { live, has, sends, rows } = open([])
  assert.equal([has('empty'), has('shortlist-wait'), has('printed')], [true, false, false])
  assert.match(textOf(live.now), 'Nothing here yet.')
  assert.equal([sends(), rows().length], [false, 0])
})

test('its items can be changed, sent, and compared where there are two', async () => {
  const one = open([chair(1)])
  await until('the ways to send', () => one.sends())
  assert.equal([one.has('empty'), one.compares()], [false, false])
  assert.equal(
    one.rows().map(({ props }) => [props.entry.code, props.isOwn, props.isFirst]),
    [['Ch1', true, true]],
  )
  const two = open(chairs(2))
  await until('the comparison', () => two.compares())
})

test('a long list grows by twelve rows a frame', async () => {
  const { frames, rows } = open(chairs(25))
  const counts = [rows().length]
  for (const expected of [24, 25]) {
    await until('the frame', () => rows() && frames.length > 0)
    frames.shift()?.()
    await until('the rows', () => rows().length === expected)
    counts.push(rows().length)
  }
  assert.equal(counts, [12, 24, 25])
  assert.equal(rows().filter(({ props }) => props.isFirst).length, 12)
})

test('one from a link is not the own list, until it is added to that', () => {
  const own = { ...chair(1), quantity: 7 }
  const { live, rows } = open([own], chairs(2))
  assert.equal(
    rows().map(({ props }) => [props.entry.code, props.isOwn]),
    [
      ['Ch1', false],
      ['Ch2', false],
    ],
  )
  press(live.now, 'Add these to my shortlist')
  assert.equal(entriesNow(), [own, chair(2)])
})

test.run()
