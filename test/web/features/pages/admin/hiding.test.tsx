import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Button } from '../../../../../web/admin/ui/button.tsx'
import { SelectField } from '../../../../../web/admin/ui/select-field.tsx'
import { api } from '../../../../../web/base/routes.ts'
import type {
  ListedPage,
  OpenedPage,
  PageVisibility,
  PlannedHiding,
} from '../../../../../web/features/pages/contract.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  formFaultIn,
  press,
  returnOf,
  shownToast,
  textOf,
} from '../../../../support/rendered.tsx'
import { submitForm } from '../../../../support/submit-form.ts'
import { until } from '../../../../support/until.ts'
import { clientWith } from '../../../admin/client-with.ts'

openAdminPage()
const { HidePage } = await import('../../../../../web/features/pages/admin/hiding/hide-page.tsx')
const { HidePageDialog } = await import(
  '../../../../../web/features/pages/admin/hiding/hide-page-dialog.tsx'
)
const { HidePageForm } = await import(
  '../../../../../web/features/pages/admin/hiding/hide-page-form.tsx'
)
const { linkWords } = await import('../../../../../web/features/pages/admin/hiding/link-words.ts')
const { MomentFields } = await import(
  '../../../../../web/features/pages/admin/schedule/moment-fields.tsx'
)
const { about } = await import('../../../../../web/features/pages/admin/saving/about.ts')
const { isSignInNeeded } = await import('../../../../../web/admin/session/sign-in-again.ts')

const test = suite('hiding a page')

const path = '/roofs/green'
const [edited, visibility] = [about(api.editedPage, path), about(api.pageVisibility, path)]
const schedule = about(api.pageSchedule, path)
const both = [edited, api.adminPages]
const plan = { at: '2031-01-06T15:00:00.000Z', by: 'wanjiru' }
const planned = 'Mon 6 Jan 2031 18:00 (Nairobi)'
const toast = () => [shownToast()?.title, shownToast()?.description, shownToast()?.isDestructive]

function openEntry(page?: Partial<OpenedPage>) {
  const { client, stale } = clientWith({ ...(page && { [edited]: page }), [api.adminPages]: {} })
  const hook = liveHook(() => HidePage({ path, name: 'Green' }), { client })
  return { hook, stale, text: () => textOf(hook.now) }
}

test('the entry says when the page goes down, and that it did not', () => {
  const now = 'Hide the page Now, or at a day and time'
  assert.equal([openEntry({}).text(), openEntry().text()], [now, now])
  const goes = `Hide the page Goes down on ${planned}`
  assert.is(openEntry({ goesDown: plan }).text(), goes)
  const failed = { ...plan, failed: 'The menu leads to it.' }
  assert.is(openEntry({ goesDown: failed }).text(), `${goes} Not as planned`)
})

test('the entry opens the question with what is planned, until that is closed', () => {
  const { hook } = openEntry({ goesDown: plan })
  const isOpen = () => elementsIn(hook.now).some(({ type }) => type === HidePageDialog)
  assert.is(isOpen(), false)
  press(hook.now, 'Hide the page')
  const { onClose, ...props } = elementIn(hook.now, HidePageDialog).props
  assert.equal(props, { path, name: 'Green', planned: plan })
  onClose()
  assert.is(isOpen(), false)
})

test('a hidden page is shown again in one press, and one that is not says why', async () => {
  const { hook, text, stale } = openEntry({ hidden: plan })
  assert.is(text(), `Show the page again Hidden by wanjiru on ${planned}`)
  const refused = (body: object) => Response.json(body, { status: 400 })
  const fields = { 'sections.0.title': 'Too long' }
  const otherwise = 'It is still hidden: the site did not answer.'
  for (const [answer, ...words] of [
    [{}, 'Shown again', 'Visitors see “Green” now.', undefined],
    [refused({ error: 'One field', fields }), 'Still hidden', 'One field: Too long', true],
    [refused({}), 'Error', otherwise, true],
  ] as const) {
    const before = shownToast()?.id
    const sent = answerRequests(() => answer)
    press(hook.now, 'Show the page again')
    await until('the toast', () => shownToast()?.id !== before)
    assert.equal(sent, [{ method: 'PUT', address: visibility, body: { isHidden: false } }])
    assert.equal([toast(), stale()], [words, both])
    await until('the end', () => !elementIn(hook.now, Button).props.isBusy)
  }
})

/** Reads the dialog outside of its form, and tells whether it has one. */
function openDialog(read?: PageVisibility, planned?: PlannedHiding, hasPages = true) {
  const pages = hasPages && { [api.adminPages]: { pages: [] } }
  const { client } = clientWith({ ...pages, ...(read && { [visibility]: read }) })
  const props = { path, planned, name: 'Green', onClose: () => undefined }
  const elements = elementsIn(returnOf(() => HidePageDialog(props), { client }))
  const said = elements.filter(({ type }) => type === 'p')
  return [
    said.map(({ props }) => textOf(props.children)).join(),
    said.some(({ props }) => props.className === 'alert'),
    elements.some(({ type }) => type === HidePageForm),
  ]
}

test('the question has its form once all is read, and says what is planned or why it cannot be', () => {
  const read: PageVisibility = { linkedFrom: [] }
  assert.equal(openDialog(read), ['', false, true])
  assert.equal([openDialog()[2], openDialog(read, undefined, false)[2]], [false, false])
  const refused = 'The home page is always there.'
  assert.equal(openDialog({ ...read, refused }), [refused, true, false])
  assert.equal(openDialog(read, plan), [`Planned by wanjiru for ${planned}.`, false, true])
  const failed = `Planned for ${planned}. Not now.`
  assert.equal(openDialog(read, { ...plan, failed: 'Not now.' }), [failed, true, true])
})

const pages = [
  { path: '/roofs', name: 'Roofs' },
  { path: '/gone', name: 'Gone', isHidden: true },
  { path, name: 'Green' },
] as ListedPage[]

function open(planned?: PlannedHiding) {
  let closed = 0
  const { client, stale } = clientWith({ [edited]: {}, [api.adminPages]: {} })
  const props = { path, name: 'Green', pages, planned, linkedFrom: [{ path: '/', name: 'Home' }] }
  const hook = liveHook(() => HidePageForm({ ...props, onClose: () => (closed += 1) }), { client })
  const moment = () => elementsIn(hook.now).find(({ type }) => type === MomentFields)?.props
  const button = () => elementIn(hook.now, Button, ({ type }) => type === 'submit').props
  return {
    ...{ hook, moment, button, stale },
    closed: () => closed,
    target: () => elementIn(hook.now, SelectField).props,
    alert: () => formFaultIn(hook.now),
    choose: (label: string) =>
      elementsIn(hook.now)
        .find(({ type, props }) => type === 'label' && props.children[1] === label)
        ?.props.children[0].props.onChange(),
    async submit(leadsTo: string) {
      submitForm(hook.now, { leadsTo })
      await until('the answer', () => !button().isBusy)
    },
  }
}

test('a page is hidden at once, its form closes and offers to show it again', async () => {
  const it = open()
  assert.equal([it.moment(), it.button().children], [undefined, 'Hide the page'])
  const sent = answerRequests(() => ({}))
  await it.submit('/roofs')
  await it.submit('')
  const put = { method: 'PUT', address: visibility }
  assert.equal(sent, [
    { ...put, body: { isHidden: true, leadsTo: '/roofs' } },
    { ...put, body: { isHidden: true } },
  ])
  assert.equal([it.closed(), shownToast()?.title, it.stale()], [2, 'Hidden', both])
  elementsIn(shownToast()?.action)[0]?.props.onClick()
  await until('the next toast', () => shownToast()?.title === 'Shown again')
  assert.equal(sent[2], { ...put, body: { isHidden: false } })
})

test('its address leads to the page above, or where it was planned to', () => {
  const { defaultValue, options, note } = open().target()
  assert.is(defaultValue, '/roofs')
  assert.equal(options, [
    ['', 'Nowhere: “page not found”'],
    ['/roofs', 'Roofs (/roofs)'],
  ])
  assert.is(note, 'The page Home has a link to it.')
  assert.is(open(plan).target().defaultValue, '')
  assert.is(open({ ...plan, leadsTo: '/stairs' }).target().defaultValue, '/stairs')
})

test('up to four pages with links to it are named, and the others counted', () => {
  const words = (names: string) => linkWords([...names].map(name => ({ name, path: `/${name}` })))
  assert.equal(['', 'A', 'AB', 'ABCD', 'ABCDE', 'ABCDEF'].map(words), [
    undefined,
    'The page A has a link to it.',
    '2 pages have links to it: A and B.',
    '4 pages have links to it: A, B, C and D.',
    '5 pages have links to it: A, B, C, D and 1 more.',
    '6 pages have links to it: A, B, C, D and 2 more.',
  ])
})

test('it is planned for the moment that is chosen, and what is planned is changed', async () => {
  const it = open()
  it.choose('At a day and time')
  it.moment()?.onChange({ date: '2031-01-06', time: '18:00' })
  assert.is(it.button().children, `Hide on ${planned}`)
  const sent = answerRequests(() => ({}))
  await it.submit('')
  await it.submit('/stairs')
  const body = { version: 0, until: plan.at }
  assert.equal(sent, [
    { method: 'PUT', address: schedule, body },
    { method: 'PUT', address: schedule, body: { ...body, leadsTo: '/stairs' } },
  ])
  assert.equal([it.closed(), shownToast()?.description], [2, `It goes down on ${planned}.`])
  assert.is(open(plan).button().children, `Hide on ${planned}`)
  it.choose('Now')
  assert.equal([it.moment(), it.button().children], [undefined, 'Hide the page'])
})

test('nothing is sent for a moment that is past or missing', async () => {
  const it = open(plan)
  const sent = answerRequests(() => ({}))
  for (const [date, error, text] of [
    ['2020-01-06', 'Choose a time that is still to come', /^Hide on Mon 6 Jan 2020/],
    ['', undefined, /^Hide the page$/],
  ] as const) {
    it.moment()?.onChange({ date, time: '18:00' })
    assert.equal([it.moment()?.error, it.button().isIdle], [error, true])
    assert.match(it.button().children, text)
    await it.submit('')
  }
  it.choose('Now')
  assert.equal([it.button().isIdle, sent], [false, []])
})

test('what is refused stands at its field or above them, until it is done', async () => {
  const otherwise = 'It was not hidden: the site did not answer. Please try again.'
  const refusing = (body: object) => () => Response.json(body, { status: 400 })
  const hidden = refusing({ error: 'No', fields: { leadsTo: 'Hidden too' } })
  for (const it of [open(), open(plan)]) {
    const before = shownToast()?.id
    const faultsAfter = async (answer: () => unknown) => {
      answerRequests(answer)
      await it.submit('/roofs')
      return [it.target().error, it.moment()?.error, it.alert()]
    }
    assert.equal(await faultsAfter(hidden), ['Hidden too', undefined, undefined])
    const past = refusing({ error: 'No', fields: { until: 'Past' } })
    assert.is((await faultsAfter(past))[1], it.moment() && 'Past')
    for (const [answer, words] of [
      [refusing({ error: 'The menu leads to it' }), 'The menu leads to it'],
      [refusing({}), otherwise],
      [() => Promise.reject(new TypeError('Failed to fetch')), otherwise],
    ] as const) {
      assert.equal(await faultsAfter(answer), [undefined, undefined, words])
    }
    assert.equal([it.closed(), shownToast()?.id, it.stale()], [0, before, both])
    assert.equal(await faultsAfter(() => ({})), [undefined, undefined, undefined])
  }
})

test('where the session is over the way back in opens, and no fault stands', async () => {
  const it = open()
  answerRequests(() => Response.json({ error: 'x' }, { status: 401 }))
  await it.submit('')
  assert.equal([it.alert(), isSignInNeeded.value], [undefined, true])
  isSignInNeeded.set(false)
})

test('what is planned can be cancelled, and its form closes once that is done', async () => {
  const cancel = 'Do not hide it by itself'
  const it = open(plan)
  answerRequests(() => Response.json({}, { status: 500 }))
  await press(it.hook.now, cancel)
  assert.is(it.closed(), 0)
  const sent = answerRequests(() => ({}))
  await press(it.hook.now, cancel)
  assert.equal(sent, [{ method: 'DELETE', address: `${schedule}&what=hiding`, body: undefined }])
  assert.is(it.closed(), 1)
  assert.throws(() => press(open().hook.now, cancel), 'no such button')
})

test.run()
