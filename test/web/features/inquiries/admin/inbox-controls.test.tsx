import * as assert from 'uvu/assert'
import { Link } from 'wouter'
import { suite } from '#test'
import { DownloadLink } from '../../../../../web/admin/ui/download-link.tsx'
import { SearchField } from '../../../../../web/admin/ui/search-field.tsx'
import { SelectField } from '../../../../../web/admin/ui/select-field.tsx'
import { api } from '../../../../../web/base/routes.ts'
import { ExportLink } from '../../../../../web/features/inquiries/admin/export-link.tsx'
import { InboxFilters } from '../../../../../web/features/inquiries/admin/inbox-filters.tsx'
import {
  inboxView,
  listAddress,
  unfiltered,
} from '../../../../../web/features/inquiries/admin/inbox-query.ts'
import { Pager } from '../../../../../web/features/inquiries/admin/pager.tsx'
import { SelectionBar } from '../../../../../web/features/inquiries/admin/selection-bar.tsx'
import { StageTabs } from '../../../../../web/features/inquiries/admin/stage-tabs.tsx'
import type { InquiryStage } from '../../../../../web/features/inquiries/stages.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import {
  buttonsOf,
  elementIn,
  elementsIn,
  emptyClient,
  htmlOf,
  press,
  returnOf,
  textOf,
} from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'

openAdminPage()

const test = suite('controls of the inbox')

const nothing = () => undefined

/** With two people: oneself and Grace. */
function people() {
  const client = emptyClient()
  const user = (username: string, isYou: boolean) => ({ username, isActive: true, isYou })
  client.setQueryData([api.users], [user('grace', false), user('amina', true)])
  return { client }
}

function filters(search: string) {
  const changes: unknown[] = []
  const onChange = (change: unknown) => changes.push(change)
  const view = inboxView(search)
  return { node: returnOf(() => InboxFilters({ view, services: [], onChange }), people()), changes }
}

test('each filter changes what it is called', () => {
  const { node, changes } = filters('?q=oak')
  elementIn(node, SearchField).props.onChange('ash')
  const selects = elementsIn(node).filter(({ type }) => type === SelectField)
  for (const { props } of selects) props.onChange({ target: { value: props.label } })
  const days = elementsIn(node).filter(({ type }) => type === 'input')
  for (const { props } of days) props.onChange({ target: { value: '2026-11-24' } })
  press(node, 'Clear filters')
  assert.equal(changes, [
    { q: 'ash' },
    { assignee: 'Taken by' },
    { waits: 'Who waits' },
    { order: 'Order' },
    { service: 'Service' },
    { from: '2026-11-24' },
    { to: '2026-11-24' },
    unfiltered,
  ])
})

test('inquiries can be filtered by oneself, by others and by one who is gone', () => {
  const taken = (search: string) =>
    elementIn(filters(search).node, SelectField).props.options.map(([, name]: string[]) => name)
  const all = ['Anybody', 'Me', 'Nobody yet', 'grace']
  for (const search of ['', '?assignee=me', '?assignee=none', '?assignee=grace']) {
    assert.equal(taken(search), all, search)
  }
  assert.equal(taken('?assignee=left'), [...all, 'left (no longer here)'])
})

test('the filters are open on a wide window, or where one is set or another order', () => {
  const isOpen = (search: string) => elementIn(filters(search).node, 'details').props.open
  assert.is(isOpen(''), true)
  const asked: string[] = []
  standIn('matchMedia', (query: string) => {
    asked.push(query)
    return { matches: false }
  })
  assert.equal(['', '?q=oak', '?order=waiting'].map(isOpen), [false, true, true])
  assert.is(asked[0], '(min-width: 640px)')
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

function selection(stage: InquiryStage | 'all' = 'all', selected = 1) {
  const done: unknown[] = []
  const node = returnOf(
    () =>
      SelectionBar({
        ...{ total: 2, selected, stage },
        onSelectAll: isSelected => done.push(isSelected),
        onRead: () => done.push('read'),
        onStage: to => done.push(to),
        onAssign: to => done.push(to),
        onDelete: () => done.push('deleted'),
      }),
    people(),
  )
  const choices = elementsIn(node).filter(({ props }) => 'onChoose' in props)
  return { node, done, choices }
}

test('the selected ones are changed by each button and list', () => {
  const { node, done, choices } = selection()
  for (const text of ['Mark as read', 'Done', 'Spam', 'Delete']) press(node, text)
  assert.equal(done, ['read', 'done', 'spam', 'deleted'])
  choices[0]?.props.onChoose('lost')
  const { options, onChoose } = choices[1]?.props ?? {}
  for (const [username] of options) onChoose(username)
  assert.equal(done.slice(4), ['lost', 'amina', 'grace', ''])
})

test('a list acts at once and shows its name again', () => {
  const [other] = selection('done').choices
  const Choice = other?.type as (props: unknown) => React.ReactNode
  const chosen: string[] = []
  const node = Choice({ ...other?.props, onChoose: (to: string) => chosen.push(to) })
  const { props } = elementIn(node, 'select')
  assert.equal([props.value, props['aria-label']], ['', 'Other stage'])
  props.onChange({ target: { value: 'lost' } })
  assert.equal(chosen, ['lost'])
  const html = htmlOf(node)
  assert.match(html, /<option value="" disabled="" selected="">Other stage…<\/option>/)
  assert.match(html, '<option value="lost">Lost</option>')
  assert.not.match(html, 'Done')
})

test('the selection bar selects all, or offers what the list does not show already', () => {
  const bar = (selected: number, stage?: InquiryStage) => selection(stage, selected).node
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
    const { node, done } = selection('all', selected)
    const { props } = elementIn(node, 'input')
    const box = { indeterminate: false }
    props.ref(box)
    props.onChange()
    return [box.indeterminate, ...done]
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

test('on a phone a stage is chosen from a list', () => {
  const chosen: string[] = []
  const node = returnOf(() =>
    StageTabs({
      ...{ view: inboxView('?stage=lost'), counts: undefined, hrefOf: () => '' },
      ...{ onChoose: stage => chosen.push(stage), onPressAgain: () => undefined },
    }),
  )
  const { props } = elementIn(node, 'select')
  props.onChange({ target: { value: 'quoted' } })
  assert.equal([props.value, chosen], ['lost', ['quoted']])
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

test('the export has all pages of the view', () => {
  const link = ExportLink({ view: inboxView('?stage=lost&q=oak&page=3&open=a') })
  assert.is(link.type, DownloadLink)
  assert.is(link.props.address, `${api.inquiriesCsv}?stage=lost&q=oak`)
})

test('a list has its own address for each page', () => {
  assert.is(listAddress(inboxView('?page=1')), `${api.inquiries}?`)
  assert.is(listAddress(inboxView('?page=2&open=a')), `${api.inquiries}?page=2`)
})

test.run()
