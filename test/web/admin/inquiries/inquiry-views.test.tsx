import * as assert from 'uvu/assert'
import { Link } from 'wouter'
import { suite } from '#test'
import { ChosenPieces } from '../../../../web/admin/inquiries/chosen-pieces.tsx'
import { InboxFilters } from '../../../../web/admin/inquiries/inbox-filters.tsx'
import { inboxView } from '../../../../web/admin/inquiries/inbox-query.ts'
import { InquiryEnds } from '../../../../web/admin/inquiries/inquiry-ends.tsx'
import { gistOf, shortDate } from '../../../../web/admin/inquiries/inquiry-labels.ts'
import { InquiryList } from '../../../../web/admin/inquiries/inquiry-list.tsx'
import { MailNote } from '../../../../web/admin/inquiries/mail-note.tsx'
import { NoInquiries } from '../../../../web/admin/inquiries/no-inquiries.tsx'
import { Pager } from '../../../../web/admin/inquiries/pager.tsx'
import { SelectionBar } from '../../../../web/admin/inquiries/selection-bar.tsx'
import { StageTabs } from '../../../../web/admin/inquiries/stage-tabs.tsx'
import type { Inquiry } from '../../../../web/contract.ts'
import { SERVICES } from '../../../../web/inquiry/rules.ts'
import { serviceLabel } from '../../../../web/inquiry/services.ts'
import type { InquiryStage } from '../../../../web/inquiry/stages.ts'
import { openAdminPage } from '../../../support/admin-page.ts'
import {
  buttonsOf,
  elementIn,
  elementsIn,
  htmlOf,
  press,
  returnOf,
  textOf,
} from '../../../support/rendered.tsx'

const { document } = openAdminPage()
const { InquiryDetail } = await import('../../../../web/admin/inquiries/inquiry-detail.tsx')

const test = suite('views of the inbox')

const nothing = () => undefined
const plain: Inquiry = {
  ...{ id: 'a', createdAt: '2026-11-24T08:00:00.000Z', status: 'read', name: 'Amina' },
  ...{
    stage: 'new',
    stageSince: '2026-11-24T08:00:00.000Z',
    isRead: true,
    assignee: '',
    askedAt: null,
  },
  ...{ waits: { for: 'us', since: '2026-11-24T08:00:00.000Z' }, notes: [] },
  ...{ email: 'amina@example.com', phone: '', company: '', subject: '', message: 'Four chairs.' },
  ...{ serviceInterest: '', budgetRange: '', preferredContactMethod: '', projectTimeline: '' },
  ...{ page: '', items: [], isSuspect: false },
  mail: { state: 'none', attempts: 0, problem: '', at: null },
}

test('each stage offers its ends, and read ones to be unread again', () => {
  const offered = (stage: InquiryStage, isRead = true) =>
    buttonsOf(
      <InquiryEnds
        inquiry={{ stage, isRead }}
        onStage={nothing}
        onUnread={nothing}
        onDelete={nothing}
      />,
    )
  assert.equal(offered('new', false), ['Done', 'Spam', 'Delete'])
  assert.equal(offered('quoted'), ['Done', 'Mark as unread', 'Spam', 'Delete'])
  assert.equal(offered('lost'), ['Move back to the inbox', 'Spam', 'Delete'])
  assert.equal(offered('done'), ['Move back to the inbox', 'Spam', 'Delete'])
  assert.equal(offered('spam'), ['Move back to the inbox', 'Delete'])
})

const actions = { onRead: nothing, onStage: nothing, onAssign: nothing, onDelete: nothing }

test('the selection bar selects all, or offers what the list does not show already', () => {
  const bar = (selected: number, stage: InquiryStage | 'all' = 'all') => (
    <SelectionBar total={2} selected={selected} stage={stage} onSelectAll={nothing} {...actions} />
  )
  assert.is(textOf(bar(0)), 'Select all')
  assert.match(textOf(bar(1)), '1 selected')
  assert.equal(buttonsOf(bar(1)), ['Mark as read', 'Done', 'Spam', 'Delete'])
  assert.equal(buttonsOf(bar(1, 'done')), ['Mark as read', 'Spam', 'Delete'])
  assert.match(textOf(bar(1)), 'Other stage… New Answered Quoted Accepted Lost Give to…')
  assert.not.match(textOf(bar(1, 'lost')), 'Lost')
  assert.not.match(htmlOf(bar(0)), 'checked')
  assert.match(htmlOf(bar(1)), 'checked')
})

test('the box of the selection bar is between where some of all are selected', () => {
  const boxWith = (selected: number) => {
    const asked: boolean[] = []
    const { props } = elementIn(
      returnOf(() =>
        SelectionBar({
          ...{ total: 2, selected, stage: 'all', ...actions },
          onSelectAll: isSelected => asked.push(isSelected),
        }),
      ),
      'input',
    )
    const box = { indeterminate: false }
    props.ref(box)
    props.onChange()
    return [box.indeterminate, ...asked]
  }
  assert.equal([0, 1, 2].map(boxWith), [
    [false, true],
    [true, false],
    [false, false],
  ])
})

test('the tabs count all but spam, once the counts are known, and mark the open one', () => {
  const counts = { new: 1, answered: 2, quoted: 4, accepted: 8, lost: 16, done: 32, spam: 64 }
  const tabs = (known?: typeof counts) => (
    <StageTabs
      view={inboxView('?stage=quoted')}
      counts={known}
      hrefOf={({ stage }) => `/${stage}`}
      onChoose={nothing}
      onPressAgain={nothing}
    />
  )
  const words = 'All 63 New 1 Answered 2 Quoted 4 Accepted 8 Lost 16 Done 32 Spam 64'
  assert.is(textOf(tabs(counts)), `${words} Stage ${words}`)
  assert.match(textOf(tabs()), 'All New Answered Quoted Accepted Lost Done Spam Stage All New')
  assert.equal(htmlOf(tabs(counts)).match(/<a[^>]*aria-current="page"[^>]*>/g), [
    '<a aria-current="page" href="/quoted">',
  ])
  assert.match(htmlOf(tabs(counts)), '<option value="quoted" selected="">Quoted 4</option>')
})

test('a tab begins at the first page, and only the open one is read again', () => {
  let readAgain = 0
  const onPressAgain = () => {
    readAgain += 1
  }
  const pages: unknown[] = []
  const hrefOf = ({ page }: { page?: number }) => {
    pages.push(page)
    return '/'
  }
  const tabs = returnOf(() =>
    StageTabs({
      ...{ view: inboxView(''), counts: undefined, hrefOf, onPressAgain },
      onChoose: nothing,
    }),
  )
  assert.equal(pages, Array(8).fill(1))
  const links = elementsIn(tabs).filter(({ type }) => type === Link)
  for (const { props } of links) props.onClick()
  assert.equal([links.length, readAgain], [8, 1])
})

test('the pager has no way before the first page or after the last', () => {
  const pager = (page: number, total: number) => (
    <Pager
      list={{ total, page, pages: Math.ceil(total / 20), pageSize: 20 }}
      hrefOf={to => `/${to.page}`}
    />
  )
  assert.is(textOf(pager(1, 20)), '1–20 of 20')
  assert.is(textOf(pager(1, 41)), '1–20 of 41 Older')
  assert.is(textOf(pager(2, 41)), 'Newer 21–40 of 41 Older')
  assert.is(textOf(pager(3, 41)), 'Newer 41–41 of 41')
  assert.match(htmlOf(pager(2, 41)), /href="\/1".*href="\/3"/)
})

test('a note says how far the mail to the owner is', () => {
  const note = (mail: Partial<Inquiry['mail']>) =>
    textOf(<MailNote mail={{ ...plain.mail, ...mail }} onAgain={nothing} />)
  const none = { ...plain.mail, problem: 'x' }
  assert.is(htmlOf(<MailNote mail={none} onAgain={nothing} />), '')
  assert.is(note({ state: 'sent' }), 'Sent to you by mail.')
  assert.match(note({ state: 'sent', at: plain.createdAt }), /by mail on Tuesday/)
  assert.is(note({ state: 'queued' }), 'The mail to you is on its way.')
  const problem = 'The server is away.'
  assert.is(
    note({ state: 'queued', attempts: 1, problem }),
    'The mail to you is tried again. The server is away.',
  )
  const failed = 'The mail to you could not be sent. The server is away. Send the mail again'
  assert.is(note({ state: 'failed', problem }), failed)
})

test('chosen items are a table where there are any', () => {
  assert.is(textOf(<ChosenPieces id="1" items={[]} />), '')
  const item = { page: '/chairs', code: 'Ch1', quantity: 2, note: 'In oak' }
  assert.match(textOf(<ChosenPieces id="1" items={[item]} />), 'Ch1 2 In oak')
})

test('an empty inbox says whether a filter is the cause', () => {
  assert.match(textOf(<NoInquiries isNarrowed />), 'No inquiry fits')
  assert.match(textOf(<NoInquiries isNarrowed={false} />), 'No inquiries yet')
})

test('an inquiry is told by its service, and by its subject or else its message', () => {
  const [service, name] = SERVICES[1] as (typeof SERVICES)[number]
  assert.equal([service, '', 'Tiles'].map(serviceLabel), [name, '', 'Tiles'])
  assert.is(gistOf({ ...plain, subject: 'Chairs' }), 'Chairs')
  assert.is(gistOf(plain), 'Four chairs.')
})

test('filters can be cleared where one is set, and days bound each other', () => {
  const filters = (search: string) => (
    <InboxFilters view={inboxView(search)} services={[]} onChange={nothing} />
  )
  assert.equal(buttonsOf(filters('?stage=new&order=waiting&page=2')), [])
  assert.equal(buttonsOf(filters('?assignee=me')), ['Clear filters'])
  assert.equal(buttonsOf(filters('?q=oak')), ['Clear filters'])
  assert.not.match(htmlOf(filters('')), /(min|max)=/)
  assert.match(htmlOf(filters('?from=2026-01-05')), 'min="2026-01-05"')
  assert.match(htmlOf(filters('?to=2026-01-06')), 'max="2026-01-06"')
})

test('a date is the hour of today, the day of this year, or the whole date', () => {
  const now = new Date(2026, 10, 24, 18, 0)
  const shown = (...parts: [number, number, number]) =>
    shortDate(new Date(parts[0], parts[1], parts[2], 9, 5).toISOString(), now)
  assert.is(shown(2026, 10, 24), '09:05')
  assert.is(shown(2026, 10, 23), '23 Nov')
  assert.is(shown(2025, 10, 24), '24 Nov 2025')
})

const changes = {
  ...{ onClose: nothing, onStage: nothing, onAnswered: nothing, onAssign: nothing },
  ...{ onUnread: nothing, onDelete: nothing, onMailAgain: nothing },
}

test('an inquiry is shown with what it says, and without what it leaves empty', () => {
  const detail = (more: Partial<Inquiry> = {}) => (
    <InquiryDetail inquiry={{ ...plain, ...more }} {...changes} />
  )
  const read = textOf(detail())
  for (const absent of ['Phone', 'Company', 'Perhaps spam', 'WhatsApp', 'About the page']) {
    assert.not.match(read, absent)
  }
  assert.not.match(htmlOf(detail()), 'inquiry-subject')
  assert.not.match(htmlOf(detail()), /class="tag"/)
  assert.match(textOf(detail()), 'Mark as answered')
  assert.not.match(textOf(detail({ stage: 'quoted' })), 'Mark as answered')
  assert.match(textOf(detail({ stage: 'quoted', askedAt: plain.createdAt })), 'Mark as answered')
  assert.match(htmlOf(detail({ subject: 'Chairs' })), /inquiry-subject">Chairs/)
  assert.match(textOf(detail({ isSuspect: true })), 'Perhaps spam')
  assert.match(htmlOf(detail({ phone: '+254 712 345 678' })), 'href="tel:+254712345678"')
  assert.match(textOf(detail({ phone: '+254 712 345 678' })), 'Reply on WhatsApp')
  assert.not.match(textOf(detail({ phone: '12' })), 'Reply on WhatsApp')
})

test('only a page of the site becomes a link', () => {
  const linkTo = (page: string) =>
    htmlOf(<InquiryDetail inquiry={{ ...plain, page }} {...changes} />).includes(`href="${page}"`)
  assert.equal(['/chairs', '//example.com', 'https://example.com'].map(linkTo), [
    true,
    false,
    false,
  ])
})

test('Escape in an open inquiry closes it, another key does not', () => {
  let closed = 0
  const article = returnOf(() =>
    InquiryDetail({
      inquiry: plain,
      ...changes,
      onClose: () => {
        closed += 1
      },
    }),
  )
  article.props.onKeyDown({ key: 'Enter' })
  assert.is(closed, 0)
  article.props.onKeyDown({ key: 'Escape' })
  assert.is(closed, 1)
  press(article, 'Back to the list')
  assert.is(closed, 2)
})

/** Which of three rows gets the focus by a key, when the row `at` has it; -1 is none. */
function stepFrom(at: number, key: string) {
  const focused: number[] = []
  let isPrevented = false
  const links = [0, 1, 2].map(index => ({ focus: () => focused.push(index) }))
  document.activeElement = links[at] ?? null
  const { props } = returnOf(() =>
    InquiryList({
      ...{ inquiries: [], open: '', selected: new Set<string>() },
      ...{ hrefOf: () => '', onToggle: nothing },
    }),
  )
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
  assert.equal(
    [0, 1, 2].map(at => stepFrom(at, 'ArrowDown')),
    [1, 2, undefined],
  )
  assert.equal(
    [0, 1, 2].map(at => stepFrom(at, 'ArrowUp')),
    [undefined, 0, 1],
  )
  assert.equal(
    [0, 2].map(at => stepFrom(at, 'End')),
    [2, 2],
  )
  assert.equal(
    [0, 2].map(at => stepFrom(at, 'Home')),
    [0, 0],
  )
  assert.is(stepFrom(-1, 'ArrowDown'), 0)
  assert.is(stepFrom(1, 'Enter'), undefined)
})

test('an unread inquiry says so, and the open one is the current one', () => {
  const list = (open: string, status: Inquiry['status'], selected: string[] = []) => (
    <InquiryList
      inquiries={[{ ...plain, status, stage: status === 'archived' ? 'done' : 'new' }]}
      open={open}
      selected={new Set(selected)}
      hrefOf={() => '/x'}
      onToggle={nothing}
    />
  )
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

test.run()
