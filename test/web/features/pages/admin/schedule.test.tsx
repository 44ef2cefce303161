import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Button } from '../../../../../web/admin/ui/button.tsx'
import { Field } from '../../../../../web/admin/ui/field.tsx'
import { api } from '../../../../../web/base/routes.ts'
import type { OpenedPage } from '../../../../../web/features/pages/contract.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  press,
  returnOf,
  shownToast,
  textOf,
} from '../../../../support/rendered.tsx'
import { submitForm } from '../../../../support/submit-form.ts'
import { until } from '../../../../support/until.ts'
import { clientWith } from '../../../admin/client-with.ts'
import { openedDraft, pageOf, pageServer } from './saving/page-server.ts'

openAdminPage()
const { MomentFields } = await import(
  '../../../../../web/features/pages/admin/schedule/moment-fields.tsx'
)
const { ScheduleDialog } = await import(
  '../../../../../web/features/pages/admin/schedule/schedule-dialog.tsx'
)
const { useSchedule } = await import(
  '../../../../../web/features/pages/admin/schedule/use-schedule.ts'
)
const { wallTimeOf } = await import(
  '../../../../../web/features/pages/admin/schedule/zoned-time.ts'
)
const { about } = await import('../../../../../web/features/pages/admin/saving/about.ts')

const test = suite('planning when a page is published')

const address = about(api.pageSchedule, '/about')
const edited = about(api.editedPage, '/about')
const plan = { at: '2031-01-06T05:00:00.000Z', by: 'wanjiru', version: 1 }
const goesDown = { at: '2031-01-13T15:00:00.000Z', by: 'wanjiru' }
const later = '2031-02-03T21:30:00.000Z'
const moment = 'Mon 6 Jan 2031 08:00 (Nairobi)'
const past = 'Choose a time that is still to come'
const cancel = 'Do not publish it by itself'

async function open(planned: Partial<OpenedPage> = {}) {
  const server = pageServer(pageOf({ a: 'One' }))
  const draft = openedDraft(server)
  const opened = { ...server.opened(), ...planned }
  const { client, stale } = clientWith({ [edited]: opened, [api.adminPages]: {} })
  const [calls, refused] = [[] as string[], [] as unknown[]]
  const useDialog = () =>
    ScheduleDialog({
      schedule: useSchedule('/about', draft, async error => void refused.push(error)),
      onCompare: () => calls.push('compared'),
      onClose: () => calls.push('closed'),
    })
  const hook = liveHook(useDialog, { client })
  const fields = () => elementsIn(hook.now).filter(({ type }) => type === MomentFields)
  const button = () => elementIn(hook.now, Button, ({ type }) => type === 'submit').props
  return {
    ...{ server, draft, calls, refused, hook, stale, button },
    moments: () => fields().map(({ props }) => props),
    choose: (index: number, date: string, time: string) =>
      fields()[index]?.props.onChange({ date, time }),
    takeDown: (checked: boolean) =>
      elementIn(hook.now, 'input').props.onChange({ target: { checked } }),
    status: () => elementsIn(hook.now).find(({ props }) => props.role === 'status'),
    async submit() {
      submitForm(hook.now)
      await until('the answer', () => !button().isBusy)
    },
  }
}

test('sends what is chosen with the version that is saved, closes and says when', async () => {
  const it = await open()
  it.draft.change(pageOf({ a: 'Other' }))
  it.choose(0, '2031-01-06', '08:00')
  assert.is(it.button().children, `Publish on ${moment}`)
  const sent = answerRequests(() => ({}))
  await it.submit()
  assert.equal(sent, [{ method: 'PUT', address, body: { version: 2, at: plan.at } }])
  assert.equal([it.calls, it.stale()], [['closed'], [edited, api.adminPages]])
  assert.is(shownToast()?.description, `Visitors see it on ${moment}.`)
})

test('begins with what is planned, by the clock of the company, and keeps where it leads', async () => {
  const both = { version: 1, at: plan.at, until: goesDown.at }
  for (const [more, body] of [
    [{}, both],
    [{ leadsTo: '/stairs' }, { ...both, leadsTo: '/stairs' }],
  ] as const) {
    const it = await open({ schedule: plan, goesDown: { ...goesDown, ...more } })
    const sent = answerRequests(() => ({}))
    await it.submit()
    assert.equal([sent[0]?.body, it.calls], [body, ['closed']])
    const description = `Visitors see it on ${moment}, until Mon 13 Jan 2031 18:00 (Nairobi).`
    assert.is(shownToast()?.description, description)
  }
  const night = await open({ schedule: { ...plan, at: later } })
  assert.equal(night.moments()[0]?.wall, { date: '2031-02-04', time: '00:30' })
})

test('a page that is no longer to go down is taken from that plan first', async () => {
  const it = await open({ schedule: plan, goesDown })
  it.takeDown(false)
  const sent = answerRequests(() => ({}))
  await it.submit()
  const requests = sent.map(({ method, address }) => [method, address])
  assert.equal(requests, [
    ['DELETE', `${address}&what=hiding`],
    ['PUT', address],
  ])
})

test('a refusal goes to the caller, and what is not saved is not planned', async () => {
  const it = await open({ schedule: plan })
  const before = shownToast()?.id
  answerRequests(() => Response.json({ error: 'x' }, { status: 400 }))
  await it.submit()
  assert.equal([it.refused.length, it.calls, it.stale()], [1, [], []])
  assert.is(shownToast()?.id, before)
  it.server.faults.push('refused', 'refused')
  it.draft.change(pageOf({ a: 'Other' }))
  const sent = answerRequests(() => ({}))
  await it.submit()
  assert.equal([it.refused.length, it.calls, sent], [1, [], []])
  assert.match(shownToast()?.description ?? '', /\. Plan it once it is saved\.$/)
})

test('proposes eight in the morning, and the evening a week later to take it down', async () => {
  const it = await open()
  assert.equal([it.moments().length, it.moments()[0]?.wall.time], [1, '08:00'])
  it.choose(0, '2031-01-06', '08:00')
  it.takeDown(true)
  assert.is(it.moments()[1]?.wall.time, '18:00')
  it.takeDown(false)
  assert.is(it.moments().length, 1)
  const planned = await open({ schedule: plan })
  planned.takeDown(true)
  assert.equal(planned.moments()[1]?.wall, { date: '2031-01-13', time: '18:00' })
  const sent = answerRequests(() => ({}))
  await planned.submit()
  assert.equal(sent[0]?.body, { version: 1, at: plan.at, until: goesDown.at })
})

test('asks for an end after the beginning, and for moments to come, and sends nothing before', async () => {
  const sent = answerRequests(() => ({}))
  const it = await open({ schedule: plan, goesDown })
  for (const [index, date, time, error, isIdle] of [
    [1, '2031-01-06', '08:00', 'Choose a time after it is shown', true],
    [1, '2031-01-06', '08:01', undefined, false],
    [1, '2020-01-06', '08:00', past, true],
    [1, '', '08:00', undefined, true],
  ] as const) {
    it.choose(index, date, time)
    assert.equal([it.moments()[index]?.error, it.button().isIdle], [error, isIdle], date)
  }
  await it.submit()
  it.takeDown(false)
  assert.is(it.button().isIdle, false)
  it.choose(0, '', '08:00')
  assert.equal([it.button().children, it.button().isIdle], ['Choose a day and a time', true])
  it.choose(0, '2020-01-06', '08:00')
  assert.equal([it.moments()[0]?.error, it.button().isIdle], [past, true])
  await it.submit()
  assert.equal([it.calls, sent], [[], []])
})

test('says what is planned, or the first reason why it will not be published', async () => {
  const said = async (schedule?: OpenedPage['schedule']) => {
    const status = (await open(schedule && { schedule })).status()
    return status && [status.props.className, textOf(status)]
  }
  assert.is(await said(), undefined)
  assert.equal(await said(plan), [undefined, `Planned by wanjiru for ${moment}.`])
  const changed = 'The page was changed after this. Plan it again.'
  assert.equal(await said({ ...plan, version: 2 }), ['alert', `Planned for ${moment}. ${changed}`])
  const failed = { ...plan, version: 2, failed: 'Not now.' }
  assert.equal(await said(failed), ['alert', `Planned for ${moment}. Not now.`])
})

test('can be cancelled once it is planned, which stays where that fails, and shows what changes', async () => {
  const it = await open({ schedule: plan })
  press(it.hook.now, 'What changes')
  answerRequests(() => Response.json({}, { status: 500 }))
  await press(it.hook.now, cancel)
  assert.match(shownToast()?.description ?? '', 'It is still planned')
  assert.equal([it.calls, it.refused], [['compared'], []])
  const sent = answerRequests(() => ({}))
  await press(it.hook.now, cancel)
  assert.equal(sent, [
    { method: 'DELETE', address: `${address}&what=publication`, body: undefined },
  ])
  assert.equal(it.calls, ['compared', 'closed'])
  const { hook } = await open()
  assert.throws(() => press(hook.now, cancel), 'no such button')
})

test('fields of a moment name the zone and begin today, and change one and leave the other', () => {
  const wall = { date: '2031-01-06', time: '08:00' }
  const chosen: unknown[] = []
  const fieldsOf = (more = {}) => {
    const given = { wall, onChange: (next: object) => chosen.push(next), ...more }
    const all = elementsIn(returnOf(() => MomentFields(given)))
    return all.flatMap(({ type, props }) => (type === Field ? [props] : []))
  }
  const labels = (more = {}) => fieldsOf(more).map(({ label }) => label)
  assert.equal(labels(), ['Day', 'Time in Nairobi'])
  assert.equal(labels({ day: 'Last day', time: 'Until' }), ['Last day', 'Until in Nairobi'])
  const [day, time] = fieldsOf({ error: 'Too late' })
  assert.equal(
    [day.value, day.error, time.value, time.error],
    [wall.date, 'Too late', wall.time, undefined],
  )
  assert.is(day.min, wallTimeOf(new Date(), 'Africa/Nairobi').date)
  day.onChange({ target: { value: '2031-02-01' } })
  time.onChange({ target: { value: '09:30' } })
  assert.equal(chosen, [
    { ...wall, date: '2031-02-01' },
    { ...wall, time: '09:30' },
  ])
})

test.run()
