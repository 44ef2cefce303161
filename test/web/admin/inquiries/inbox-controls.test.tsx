import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ExportLink } from '../../../../web/admin/inquiries/export-link.tsx'
import { InboxFilters } from '../../../../web/admin/inquiries/inbox-filters.tsx'
import { inboxView, listAddress, unfiltered } from '../../../../web/admin/inquiries/inbox-query.ts'
import { InquiryEnds } from '../../../../web/admin/inquiries/inquiry-ends.tsx'
import { InquiryPlace } from '../../../../web/admin/inquiries/inquiry-place.tsx'
import { MailNote } from '../../../../web/admin/inquiries/mail-note.tsx'
import { SelectionBar } from '../../../../web/admin/inquiries/selection-bar.tsx'
import { StageTabs } from '../../../../web/admin/inquiries/stage-tabs.tsx'
import { DownloadLink } from '../../../../web/admin/ui/download-link.tsx'
import { SearchField } from '../../../../web/admin/ui/search-field.tsx'
import { SelectField } from '../../../../web/admin/ui/select-field.tsx'
import type { InquiryStage } from '../../../../web/inquiry/stages.ts'
import { api } from '../../../../web/routes.ts'
import {
  elementIn,
  elementsIn,
  emptyClient,
  htmlOf,
  press,
  returnOf,
  textOf,
} from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { inquiryWith } from './inquiry.ts'

const test = suite('controls of the inbox')

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

function selection(stage: InquiryStage | 'all' = 'all') {
  const done: unknown[] = []
  const node = returnOf(
    () =>
      SelectionBar({
        ...{ total: 3, selected: 2, stage },
        onSelectAll: () => undefined,
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

test('an inquiry is put into a stage and given to a person, and says who waits', () => {
  const done: string[] = []
  const place = (more = {}) =>
    returnOf(
      () =>
        InquiryPlace({
          inquiry: inquiryWith({ assignee: 'grace', ...more }),
          onStage: stage => done.push(stage),
          onAssign: username => done.push(username),
        }),
      people(),
    )
  const [stage, taken] = elementsIn(place()).filter(({ type }) => type === SelectField)
  assert.equal([stage?.props.value, taken?.props.value], ['new', 'grace'])
  assert.equal(taken?.props.options, [
    ['', 'Nobody yet'],
    ['amina', 'amina (you)'],
    ['grace', 'grace'],
  ])
  assert.equal(
    [stage?.props.options.length, stage?.props.options[3]],
    [7, ['accepted', 'Accepted']],
  )
  stage?.props.onChange({ target: { value: 'done' } })
  taken?.props.onChange({ target: { value: 'amina' } })
  assert.equal(done, ['done', 'amina'])
  assert.match(textOf(place()), /Waiting \d+ days|Waiting less/)
  assert.not.match(htmlOf(place({ waits: null })), 'inquiry-waits')
})

test('the ends of an inquiry do what they say', () => {
  const done: string[] = []
  const ends = (stage: InquiryStage) =>
    InquiryEnds({
      inquiry: { stage, isRead: true },
      onStage: to => done.push(to),
      onUnread: () => done.push('unread'),
      onDelete: () => done.push('deleted'),
    })
  for (const text of ['Done', 'Mark as unread', 'Spam', 'Delete']) press(ends('new'), text)
  press(ends('spam'), 'Move back to the inbox')
  assert.equal(done, ['done', 'unread', 'spam', 'deleted', 'new'])
})

test('a mail that failed is sent again by its button', () => {
  let again = 0
  const mail = { state: 'failed', attempts: 3, problem: '', at: null } as const
  press(MailNote({ mail, onAgain: () => again++ }), 'Send the mail again')
  assert.is(again, 1)
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
