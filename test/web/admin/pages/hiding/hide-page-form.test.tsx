import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Button } from '../../../../../web/admin/ui/button.tsx'
import { SelectField } from '../../../../../web/admin/ui/select-field.tsx'
import type { ListedPage, PlannedHiding } from '../../../../../web/page-editing/contract.ts'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, press, shownToast } from '../../../../support/rendered.tsx'
import { submitForm } from '../../../../support/submit-form.ts'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { HidePageForm } = await import('../../../../../web/admin/pages/hiding/hide-page-form.tsx')
const { MomentFields } = await import('../../../../../web/admin/pages/schedule/moment-fields.tsx')
const { about } = await import('../../../../../web/admin/pages/saving/server-connection.ts')

const test = suite('form that hides a page')

const path = '/roofs/green'
const pages = [
  { path: '/roofs', name: 'Roofs' },
  { path: '/gone', name: 'Gone', isHidden: true },
  { path, name: 'Green' },
] as ListedPage[]
const plan = { at: '2031-01-06T15:00:00.000Z', by: 'wanjiru' }
const planned = 'Mon 6 Jan 2031 18:00 (Nairobi)'

function open(planned?: PlannedHiding) {
  let closed = 0
  const hook = liveHook(() =>
    HidePageForm({
      ...{ path, name: 'Green', pages, planned },
      linkedFrom: [{ path: '/', name: 'Home' }],
      onClose: () => (closed += 1),
    }),
  )
  const moment = () => elementsIn(hook.now).find(({ type }) => type === MomentFields)?.props
  return {
    hook,
    moment,
    closed: () => closed,
    target: () => elementIn(hook.now, SelectField).props,
    button: () => elementIn(hook.now, Button, ({ type }) => type === 'submit').props,
    choose: (label: string) =>
      elementsIn(hook.now)
        .find(({ type, props }) => type === 'label' && props.children[1] === label)
        ?.props.children[0].props.onChange(),
    submit: (leadsTo: string) => submitForm(hook.now, { leadsTo }),
  }
}

test('hides it at once, closes, and offers to show it again', async () => {
  const it = open()
  assert.equal([it.moment(), it.button().children], [undefined, 'Hide the page'])
  const sent = answerRequests(() => ({}))
  it.submit('/roofs')
  await until('the end', () => it.closed() > 0)
  const address = about(api.pageVisibility, path)
  assert.equal(sent, [{ method: 'PUT', address, body: { isHidden: true, leadsTo: '/roofs' } }])
  await until('the toast', () => shownToast()?.title === 'Hidden')
  elementIn(shownToast()?.action, elementsIn(shownToast()?.action)[0]?.type).props.onClick()
  await until('the way back', () => sent.length === 2)
  assert.equal(sent[1], { method: 'PUT', address, body: { isHidden: false } })
  await until('the next toast', () => shownToast()?.title === 'Shown again')
})

test('leads to the page above, or where it was planned to', () => {
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

test('plans it for the moment that is chosen, and changes what is planned', async () => {
  const it = open()
  it.choose('At a day and time')
  it.moment()?.onChange({ date: '2031-01-06', time: '18:00' })
  assert.is(it.button().children, `Hide on ${planned}`)
  const sent = answerRequests(() => ({}))
  it.submit('')
  await until('the end', () => it.closed() > 0)
  assert.equal(sent[0]?.body, { version: 0, until: plan.at })
  await until('the toast', () => shownToast()?.description === `It goes down on ${planned}.`)
  assert.is(open(plan).button().children, `Hide on ${planned}`)
  it.choose('Now')
  assert.equal([it.moment(), it.button().children], [undefined, 'Hide the page'])
})

test('sends nothing for a moment that is past or missing', () => {
  const it = open(plan)
  const sent = answerRequests(() => ({}))
  for (const [date, error, text] of [
    ['2020-01-06', 'Choose a time that is still to come', /^Hide on Mon 6 Jan 2020/],
    ['', undefined, /^Hide the page$/],
  ] as const) {
    it.moment()?.onChange({ date, time: '18:00' })
    assert.equal([it.moment()?.error, it.button().isIdle], [error, true])
    assert.match(it.button().children, text)
    it.submit('')
  }
  it.choose('Now')
  assert.equal([it.button().isIdle, sent], [false, []])
})

test('stays open where it was refused, with the reason', async () => {
  for (const planned of [undefined, plan]) {
    const it = open(planned)
    const before = shownToast()?.id
    answerRequests(() =>
      Response.json({ error: 'No', fields: { leadsTo: 'Hidden too' } }, { status: 400 }),
    )
    it.submit('/roofs')
    await until('the fault', () => it.target().error === 'Hidden too')
    assert.equal([it.closed(), shownToast()?.id], [0, before])
    answerRequests(() => Response.json({ error: 'The menu leads to it' }, { status: 400 }))
    it.submit('/roofs')
    await until('the alert', () =>
      elementsIn(it.hook.now).some(
        ({ props }) => props.role === 'alert' && props.children === 'The menu leads to it',
      ),
    )
  }
})

test('what is planned can be cancelled, and it closes once that is done', async () => {
  const cancel = 'Do not hide it by itself'
  const it = open(plan)
  answerRequests(() => Response.json({}, { status: 500 }))
  await press(it.hook.now, cancel)
  assert.is(it.closed(), 0)
  const sent = answerRequests(() => ({}))
  await press(it.hook.now, cancel)
  assert.equal([sent[0]?.method, it.closed()], ['DELETE', 1])
  assert.throws(() => press(open().hook.now, cancel), 'no such button')
})

test.run()
