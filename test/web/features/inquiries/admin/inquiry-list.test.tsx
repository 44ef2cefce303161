import type { ComponentProps } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Inquiry } from '../../../../../web/base/contract.ts'
import type { Sums } from '../../../../../web/base/money/amount-text.ts'
import { gistOf, shortDate } from '../../../../../web/features/inquiries/admin/inquiry-labels.ts'
import { InquiryList } from '../../../../../web/features/inquiries/admin/inquiry-list.tsx'
import { NoInquiries } from '../../../../../web/features/inquiries/admin/no-inquiries.tsx'
import { StageSums } from '../../../../../web/features/inquiries/admin/stage-sums.tsx'
import { SERVICES } from '../../../../../web/features/inquiries/rules.ts'
import { serviceLabel } from '../../../../../web/features/inquiries/services.ts'
import { type InquiryStage, STAGES } from '../../../../../web/features/inquiries/stages.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { htmlOf, returnOf, textOf } from '../../../../support/rendered.tsx'
import { inquiryWith } from './inquiry.ts'

const { document } = openAdminPage()

const test = suite('list of the inbox')

const nothing = () => undefined

const plain = inquiryWith()

const listOf = (more: Partial<ComponentProps<typeof InquiryList>>) => (
  <InquiryList
    {...{ inquiries: [], open: '', selected: new Set(), hrefOf: () => '/x', onToggle: nothing }}
    {...more}
  />
)

function tagsOf(more: Partial<Inquiry>): string[] {
  const html = htmlOf(listOf({ inquiries: [{ ...plain, ...more }] }))
  return [...html.matchAll(/class="tag"[^>]*>(.*?)<\/span>/g)].map(([, text = '']) => text)
}

test('a read inquiry without peculiarities has no tags', () => {
  assert.equal(tagsOf({}), [])
  assert.equal(tagsOf({ mail: { ...plain.mail, state: 'sent', attempts: 2 } }), [])
})

test('a mail is tagged as waiting only after a failed attempt', () => {
  const queued = (attempts: number) =>
    tagsOf({ mail: { ...plain.mail, state: 'queued', attempts } })
  assert.equal(queued(0), [])
  assert.equal(queued(1), ['Mail waiting'])
  assert.equal(tagsOf({ mail: { ...plain.mail, state: 'failed', attempts: 9 } }), ['Mail failed'])
})

test('stage, service, numbers of items and notes and suspicion are tags', () => {
  const item = { page: '/', code: 'Ch1', quantity: 1, note: '' }
  assert.equal(tagsOf({ stage: 'spam', isSuspect: true }), ['Spam', 'Perhaps spam'])
  assert.equal(tagsOf({ items: [item] }), ['1 item'])
  assert.equal(tagsOf({ items: [item, item] }), ['2 items'])
  const note = { id: 'n', at: plain.createdAt, by: 'Grace', text: 'Oak', isCustomer: false }
  assert.equal(tagsOf({ notes: [note] }), ['1 note'])
  assert.equal(tagsOf({ notes: [note, note] }), ['2 notes'])
})

test('an unread inquiry says so, and the open one is the current one', () => {
  const list = (open: string, status: Inquiry['status'], selected: string[] = []) => {
    const stage = status === 'archived' ? 'done' : 'new'
    const inquiries = [{ ...plain, status, stage } as const]
    return listOf({ inquiries, open, selected: new Set(selected) })
  }
  assert.match(textOf(list('', 'new')), 'Unread: Amina')
  assert.not.match(textOf(list('', 'read')), 'Unread: ')
  assert.match(htmlOf(list('a', 'read')), 'aria-current="true"')
  assert.not.match(htmlOf(list('b', 'read')), 'aria-current')
  assert.match(htmlOf(list('', 'new')), 'data-new="true"')
  assert.not.match(htmlOf(list('', 'read')), 'data-new')
  assert.match(htmlOf(list('', 'read', ['a'])), 'checked')
  assert.match(htmlOf(list('', 'archived')), '>Done<')
  assert.not.match(htmlOf(list('', 'read')), 'inquiry-tags')
})

/** Which of three rows gets the focus by a key, when the row `at` has it; -1 is none. */
function stepFrom(at: number, key: string) {
  const focused: number[] = []
  let isPrevented = false
  const links = [0, 1, 2].map(index => ({ focus: () => focused.push(index) }))
  document.activeElement = links[at] ?? null
  const { props } = returnOf(() => InquiryList(listOf({}).props))
  props.onKeyDown({
    key,
    currentTarget: { querySelectorAll: () => links },
    preventDefault: () => {
      isPrevented = true
    },
  })
  document.activeElement = null
  assert.is(isPrevented, focused.length > 0)
  return focused[0]
}

test('arrow keys go from one inquiry to the next, and stay at the ends', () => {
  for (const [key, ...steps] of [
    ['ArrowDown', 1, 2, undefined],
    ['ArrowUp', undefined, 0, 1],
    ['End', 2, 2, 2],
    ['Home', 0, 0, 0],
    ['Enter', undefined, undefined, undefined],
  ] as const) {
    for (const [at, to] of steps.entries()) assert.is(stepFrom(at, key), to, `${key} at ${at}`)
  }
  assert.is(stepFrom(-1, 'ArrowDown'), 0)
})

test('an inquiry is told by its service, and by its subject or else its message', () => {
  const [service, name] = SERVICES[1] as (typeof SERVICES)[number]
  assert.equal([service, '', 'Tiles'].map(serviceLabel), [name, '', 'Tiles'])
  assert.is(gistOf({ ...plain, subject: 'Chairs' }), 'Chairs')
  assert.is(gistOf(plain), 'Four chairs.')
})

test('a date is the hour of today, the day of this year, or the whole date', () => {
  const now = new Date(2026, 10, 24, 18, 0)
  const shown = (...parts: [number, number, number]) =>
    shortDate(new Date(parts[0], parts[1], parts[2], 9, 5).toISOString(), now)
  assert.is(shown(2026, 10, 24), '09:05')
  assert.is(shown(2026, 10, 23), '23 Nov')
  assert.is(shown(2025, 10, 24), '24 Nov 2025')
})

test('an empty inbox says whether a filter is the cause', () => {
  assert.match(textOf(<NoInquiries isNarrowed />), 'No inquiry fits')
  assert.match(textOf(<NoInquiries isNarrowed={false} />), 'No inquiries yet')
})

const noSums = Object.fromEntries(STAGES.map(stage => [stage, {}])) as Record<InquiryStage, Sums>

test('the sum of quotes is said of the stage that is shown, each currency by itself', () => {
  const sums = { ...noSums, quoted: { KES: 1_250_000, UGX: 800 }, accepted: { KES: 300 } }
  const quoted = textOf(<StageSums stage="quoted" sums={sums} />)
  assert.is(quoted, 'In quotes: KES 12,500 and UGX 800 quoted')
  assert.is(textOf(<StageSums stage="accepted" sums={sums} />), 'In quotes: KES 3 accepted')
})

test('the sum of quotes is said of each open stage that has quotes, where all are shown', () => {
  const some = { answered: { KES: 100 }, quoted: { KES: 200 }, lost: { KES: 400 } }
  assert.is(
    textOf(<StageSums stage="all" sums={{ ...noSums, ...some }} />),
    'In quotes: KES 1 answered · KES 2 quoted',
  )
})

test('no sum is said where it is nothing', () => {
  assert.is(textOf(<StageSums stage="all" sums={noSums} />), '')
  assert.is(textOf(<StageSums stage="new" sums={noSums} />), '')
})

test.run()
