import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { runSchedules } from '../../../../../server/features/pages/schedule/run-schedules.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { until } from '../../../../support/until.ts'

const test = suite('the clock of planned pages')

test('what was missed is done at the start, what fails is tried again, and a stop waits', async () => {
  const { log, lines } = readableLog()
  const recorded: unknown[] = []
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  let looks = 0
  const runDue: Parameters<typeof runSchedules>[0]['runDue'] = async onDone => {
    looks += 1
    if (looks === 1) throw new Error('The disk is full')
    if (looks > 2) return
    await ended
    onDone({ kind: 'hiding', path: '/about', by: 'joan' })
  }
  const activity = { record: (event: object) => recorded.push(event) }
  const stop = runSchedules({ runDue }, { activity: activity as never, log, every: 2, pause: 4 })
  await until('a second look', () => looks === 2)
  assert.is(lines[0]?.msg, 'plan of a page not carried out, it is tried again')
  let isStopped = false
  const stopping = stop().then(() => {
    isStopped = true
  })
  await new Promise(setImmediate)
  assert.not(isStopped)
  end()
  await stopping
  assert.equal(recorded, [{ who: 'joan', action: 'page-hidden', subject: '/about: as planned' }])
})

test('a disk that stays full is logged once in each pause, not at each look', async () => {
  const { log, lines } = readableLog()
  const runDue = async () => Promise.reject(new Error('The disk is full'))
  const activity = { record: () => undefined }
  const stop = runSchedules({ runDue }, { activity: activity as never, log, every: 1 })
  await until('the first line', () => lines.length > 0)
  await pause(30)
  await stop()
  assert.is(lines.length, 1)
})

test.run()
