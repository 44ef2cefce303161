import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Schedule } from '../../../../../web/admin/pages/schedule/use-schedule.ts'
import { Button } from '../../../../../web/admin/ui/button.tsx'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, press, shownToast, textOf } from '../../../../support/rendered.tsx'
import { submitForm } from '../../../../support/submit-form.ts'

openAdminPage()
const { ScheduleDialog } = await import(
  '../../../../../web/admin/pages/schedule/schedule-dialog.tsx'
)
const { MomentFields } = await import('../../../../../web/admin/pages/schedule/moment-fields.tsx')

const test = suite('dialog that plans a publication')

const plan = { at: '2031-01-06T05:00:00.000Z', by: 'wanjiru', version: 1, failed: undefined }
const goesDown = { at: '2031-01-13T15:00:00.000Z', by: 'wanjiru' }

function open(more: Partial<Schedule> = {}, isDone = true) {
  const calls: unknown[] = []
  const schedule: Schedule = {
    ...{ isBusy: false, planned: undefined, goesDown: undefined },
    plan: async (at, until) => {
      calls.push([at.toISOString(), until?.toISOString()])
      return isDone
    },
    cancel: async kind => {
      calls.push(kind)
      return isDone
    },
    ...more,
  }
  const close = () => calls.push('closed')
  const hook = liveHook(() =>
    ScheduleDialog({ schedule, onCompare: () => calls.push('compared'), onClose: close }),
  )
  const fields = () => elementsIn(hook.now).filter(({ type }) => type === MomentFields)
  return {
    calls,
    hook,
    fields,
    choose: (index: number, date: string, time: string) =>
      fields()[index]?.props.onChange({ date, time }),
    takeDown: (checked: boolean) =>
      elementIn(hook.now, 'input').props.onChange({ target: { checked } }),
    button: () => elementIn(hook.now, Button, ({ type }) => type === 'submit').props,
    async submit() {
      submitForm(hook.now)
      await new Promise(setImmediate)
    },
  }
}

test('sends what is chosen, closes and says when', async () => {
  const it = open()
  it.choose(0, '2031-01-06', '08:00')
  assert.is(it.button().children, 'Publish on Mon 6 Jan 2031 08:00 (Nairobi)')
  await it.submit()
  assert.equal(it.calls, [[plan.at, undefined], 'closed'])
  assert.is(shownToast()?.description, 'Visitors see it on Mon 6 Jan 2031 08:00 (Nairobi).')
})

test('begins with what is planned, and sends when the page goes down with it', async () => {
  const it = open({ planned: plan, goesDown })
  assert.is(it.fields().length, 2)
  await it.submit()
  assert.equal(it.calls, [[plan.at, goesDown.at], 'closed'])
  const ends = 'Mon 6 Jan 2031 08:00 (Nairobi), until Mon 13 Jan 2031 18:00 (Nairobi).'
  assert.is(shownToast()?.description, `Visitors see it on ${ends}`)
})

test('does not close, and says nothing, where it was not done', async () => {
  const before = shownToast()?.id
  const it = open({ planned: plan }, false)
  await it.submit()
  await press(it.hook.now, 'Do not publish it by itself')
  assert.equal(it.calls, [[plan.at, undefined], 'publication'])
  assert.is(shownToast()?.id, before)
})

test('proposes the evening a week after a page is shown, where it is taken down', () => {
  const it = open({ planned: plan })
  assert.is(it.fields().length, 1)
  it.takeDown(true)
  assert.equal(it.fields()[1]?.props.wall, { date: '2031-01-13', time: '18:00' })
  it.takeDown(false)
  assert.is(it.fields().length, 1)
})

test('asks for an end after the beginning, and sends nothing before', async () => {
  const it = open({ planned: plan, goesDown })
  for (const [time, error] of [
    ['08:00', 'Choose a time after it is shown'],
    ['08:01', undefined],
  ] as const) {
    it.choose(1, '2031-01-06', time)
    assert.equal([it.fields()[1]?.props.error, it.button().isIdle], [error, error !== undefined])
  }
  it.choose(1, '2020-01-06', '08:00')
  assert.is(it.fields()[1]?.props.error, 'Choose a time that is still to come')
  it.choose(1, '', '08:00')
  assert.equal([it.fields()[1]?.props.error, it.button().isIdle], [undefined, true])
  await it.submit()
  assert.equal(it.calls, [])
  it.takeDown(false)
  assert.is(it.button().isIdle, false)
})

test('asks for a day that is to come', async () => {
  const it = open({ planned: plan })
  it.choose(0, '', '08:00')
  assert.equal([it.button().children, it.button().isIdle], ['Choose a day and a time', true])
  it.choose(0, '2020-01-06', '08:00')
  assert.is(it.fields()[0]?.props.error, 'Choose a time that is still to come')
  assert.is(it.button().isIdle, true)
  await it.submit()
  assert.equal(it.calls, [])
})

test('says what is planned, or why it will not be published', async () => {
  const said = (planned?: Schedule['planned']) => {
    const status = elementsIn(open({ planned }).hook.now).find(
      ({ props }) => props.role === 'status',
    )
    return status && [status.props.className, textOf(status)]
  }
  assert.is(said(), undefined)
  assert.equal(said(plan), [undefined, 'Planned by wanjiru for Mon 6 Jan 2031 08:00 (Nairobi).'])
  assert.equal(said({ ...plan, failed: 'Not now.' }), [
    'alert',
    'Planned for Mon 6 Jan 2031 08:00 (Nairobi). Not now.',
  ])
})

test('can be cancelled once it is planned, and shows what changes', async () => {
  const it = open({ planned: plan })
  press(it.hook.now, 'What changes')
  await press(it.hook.now, 'Do not publish it by itself')
  assert.equal(it.calls, ['compared', 'publication', 'closed'])
  assert.throws(() => press(open().hook.now, 'Do not publish it by itself'), 'no such button')
})

test.run()
