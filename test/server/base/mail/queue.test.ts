import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { createMailQueue } from '../../../../server/base/mail/queue.ts'
import type { Leader, Stop } from '../../../../server/scale/leader.ts'
import { until } from '../../../support/until.ts'

const test = suite('queue of mails')

/** A leader that a test makes and unmakes. */
function changingLeader() {
  const starts: (() => Stop)[] = []
  let stops: Stop[] = []
  const claimed = new Set<string>()
  const leader: Leader & { isLeader: boolean } = {
    isLeader: false,
    whileLeading: start => void starts.push(start),
    async claim(work) {
      if (claimed.has(work)) return undefined
      claimed.add(work)
      return { isHeld: true, release: async () => void claimed.delete(work) }
    },
  }
  return {
    leader,
    claimed,
    lead() {
      leader.isLeader = true
      stops = starts.map(start => start())
    },
    async rest() {
      leader.isLeader = false
      await Promise.all(stops.splice(0).map(stop => stop()))
    },
  }
}

/** A queue of numbers, of which a test says when each is sent, and what becomes of it. */
function queueOf(waiting: number[] = []) {
  const change = changingLeader()
  const log: string[] = []
  const pauses: number[] = []
  const state = { sends: true, records: true, isDone: true }
  const queue = createMailQueue<number, string>({
    leader: change.leader,
    nameOf: id => `mail ${id}`,
    waiting: () => waiting,
    async send(id, isHeld) {
      log.push(`send ${id}`)
      await until('leave to send', () => state.sends)
      return isHeld() ? `sent ${id}` : 'sent late'
    },
    async record(id, outcome) {
      if (!state.records) throw new Error('The database is away')
      log.push(`${outcome}, recorded ${id}`)
      return state.isDone
    },
    onFault: (_, id) => void log.push(`fault ${id}`),
    pauseAfter: failures => {
      pauses.push(failures)
      return 10
    },
  })
  return { ...change, queue: use(queue), log, state, waiting, pauses }
}

test('sends nothing unless it leads, and then what waits, once each', async () => {
  const { queue, lead, log } = queueOf([1, 2])
  queue.add(3)
  await pause(50)
  assert.equal(log, [])
  lead()
  for (const id of [2, 2]) queue.add(id)
  await until('both', () => log.length >= 4)
  await pause(50)
  assert.equal(log, ['send 1', 'sent 1, recorded 1', 'send 2', 'sent 2, recorded 2'])
})

test('one that was being sent when the lead was lost is recorded, and no other sent', async () => {
  const { lead, rest, state, log, claimed } = queueOf([1, 2])
  state.sends = false
  state.records = false
  lead()
  await until('the first to be on its way', () => log.includes('send 1'))
  const rested = rest()
  state.sends = true
  await until('a record that fails', () => log.includes('fault 1'))
  assert.ok(claimed.has('mail 1'), 'it is held until it is recorded')
  state.records = true
  await rested
  await until('the record', () => log.includes('sent late, recorded 1'))
  await until('its release', () => !claimed.has('mail 1'))
  await pause(50)
  assert.equal(
    log.filter(line => line.startsWith('send')),
    ['send 1'],
  )
})

test('one that cannot be recorded is not sent again, and no other before it', async () => {
  const { lead, state, log } = queueOf([1, 2])
  state.records = false
  lead()
  await until('a record that fails', () => log.includes('fault 1'))
  await pause(100)
  assert.equal(log, ['send 1', 'fault 1'])
  state.records = true
  await until('both', () => log.includes('sent 2, recorded 2'))
  assert.is(log.filter(line => line === 'send 1').length, 1)
})

test('one that another process has claimed is left to it, and others go on', async () => {
  const { lead, log, claimed } = queueOf([1, 2])
  claimed.add('mail 1')
  lead()
  await until('the second', () => log.includes('sent 2, recorded 2'))
  assert.not(log.includes('send 1'))
  claimed.delete('mail 1')
  await until('the first', () => log.includes('sent 1, recorded 1'))
})

test('one that must be tried again is, behind the others', async () => {
  const { lead, state, log } = queueOf([1, 2])
  state.isDone = false
  lead()
  await until('two attempts of each', () => log.filter(line => line === 'send 2').length >= 2)
  assert.equal(log.filter(line => line.startsWith('send ')).slice(0, 4), [
    'send 1',
    'send 2',
    'send 1',
    'send 2',
  ])
})

test('waits longer after each failure in a row, and anew after one that is sent', async () => {
  const { lead, state, log, pauses } = queueOf([1, 2])
  const isSecond = () => log.at(-1)?.endsWith('recorded 2')
  const isDone = () => pauses.length > 3 || (pauses.length === 3 && isSecond())
  Object.defineProperty(state, 'isDone', { get: isDone })
  lead()
  await until('all attempts', () => log.length >= 12)
  assert.equal(
    log.filter(line => line.startsWith('send')).map(line => line.at(-1)),
    ['1', '2', '1', '2', '1', '1'],
  )
  assert.equal(pauses, [1, 2, 3, 1])
})

test('after the lead is won again what waits then is sent', async () => {
  const { lead, rest, log, waiting } = queueOf([1])
  lead()
  await until('the first', () => log.includes('sent 1, recorded 1'))
  await rest()
  waiting.splice(0, 1, 2)
  lead()
  await until('the second', () => log.includes('sent 2, recorded 2'))
})

test.run()
