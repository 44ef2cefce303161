import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openSessions } from '../../../../../server/features/accounts/store/sessions.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('session store')

const minute = 60_000
const user = randomUUID()

async function open() {
  const file = join(await temporaryFolder(), 'sessions.json')
  const time = { now: 1_700_000_000_000 }
  const sessions = await openSessions({ file, clock: () => time.now })
  const stored = async () => JSON.parse(await readFile(file, 'utf8')).data
  return { file, time, sessions, stored }
}

test('a session is found by its id, and not by the key in the file', async () => {
  const { sessions, stored } = await open()
  await sessions.open('the-id', user, 3)
  assert.is(sessions.find('the-id')?.userId, user)
  assert.is(sessions.find('the-id')?.passwordVersion, 3)
  const [key = ''] = Object.keys(await stored())
  assert.match(key, /^[\da-f]{64}$/)
  assert.is(sessions.find(key), undefined)
  assert.is(sessions.find('__proto__'), undefined)
})

test('a session expires after half an hour without a request', async () => {
  const { sessions, time } = await open()
  await sessions.open('the-id', user, 0)
  time.now += 30 * minute
  assert.ok(sessions.find('the-id'))
  time.now += 1
  assert.is(sessions.find('the-id'), undefined)
})

test('requests prolong a session, up to eight hours in all', async () => {
  const { sessions, time } = await open()
  await sessions.open('the-id', user, 0)
  for (let past = 0; past < 8 * 60; past += 20) {
    assert.ok(sessions.find('the-id'), `after ${past} minutes`)
    time.now += 20 * minute
    await sessions.touch('the-id')
  }
  assert.ok(sessions.find('the-id'))
  time.now += 1
  assert.is(sessions.find('the-id'), undefined)
})

test('the time of the last use is written once a minute at most', async () => {
  const { sessions, time, stored } = await open()
  await sessions.open('the-id', user, 0)
  const opened = await stored()
  time.now += minute - 1
  await sessions.touch('the-id')
  assert.equal(await stored(), opened)
  time.now += 1
  await sessions.touch('the-id')
  assert.not.equal(await stored(), opened)
})

test('a closed session is removed from the file', async () => {
  const { sessions, stored } = await open()
  await sessions.open('the-id', user, 0)
  await sessions.close('the-id')
  await sessions.close('never-there')
  await sessions.touch('the-id')
  assert.is(sessions.find('the-id'), undefined)
  assert.equal(await stored(), {})
})

test('a request at the moment a session is closed does not open it again', async () => {
  const { sessions, time, stored } = await open()
  await sessions.open('the-id', user, 0)
  time.now += minute
  await Promise.all([sessions.close('the-id'), sessions.touch('the-id')])
  assert.is(sessions.find('the-id'), undefined)
  assert.equal(await stored(), {})
})

test('expired sessions are removed when another one is opened', async () => {
  const { sessions, time, stored } = await open()
  await sessions.open('old', user, 0)
  time.now += 31 * minute
  await sessions.open('new', user, 0)
  assert.is(Object.keys(await stored()).length, 1)
})

test('a session that a new one replaces is removed in the same write', async () => {
  const { sessions } = await open()
  await sessions.open('old', user, 0)
  await sessions.open('new', user, 0, 'Firefox on Linux', 'old')
  assert.is(sessions.find('old'), undefined)
  assert.is(sessions.find('new')?.device, 'Firefox on Linux')
})

test('the time left ends with half an hour of silence, or with the eight hours', async () => {
  const { sessions, time } = await open()
  await sessions.open('the-id', user, 0)
  const all = 8 * 60 * 60
  assert.equal(sessions.timeLeft('the-id', false), { seconds: 1800, limitSeconds: all })
  time.now += minute - 1
  assert.equal(sessions.timeLeft('the-id', true), { seconds: 1740, limitSeconds: all - 60 })
  time.now += 1
  assert.equal(sessions.timeLeft('the-id', true), { seconds: 1800, limitSeconds: all - 60 })
  assert.equal(sessions.timeLeft('the-id', false), { seconds: 1740, limitSeconds: all - 60 })
  time.now += 7 * 60 * minute + 50 * minute
  assert.equal(sessions.timeLeft('the-id', true), { seconds: 540, limitSeconds: 540 })
  assert.is(sessions.timeLeft('the-id', false).seconds, 0)
  time.now += 540_000 + 1
  assert.equal(sessions.timeLeft('the-id', true), { seconds: 0, limitSeconds: 0 })
  assert.equal(sessions.timeLeft('never-there', true), { seconds: 0, limitSeconds: 0 })
})

test('the sessions of a user are listed, the one used last first', async () => {
  const { sessions, time } = await open()
  const other = randomUUID()
  await sessions.open('first', user, 1, 'Firefox on Linux')
  time.now += 2 * minute
  await sessions.open('second', user, 1)
  await sessions.open('of before', user, 0)
  await sessions.open('of another', other, 1)
  const listed = () => sessions.of(user, 1).map(({ handle }) => handle)
  const [first, second] = ['first', 'second'].map(sessions.handleOf)
  assert.equal(listed(), [second, first])
  assert.match(first ?? '', /^[\da-f]{16}$/)
  assert.equal(
    sessions.of(user, 1).map(({ device }) => device),
    ['Unknown device', 'Firefox on Linux'],
  )
  time.now += minute
  await sessions.touch('first')
  assert.equal(listed(), [first, second])
  time.now += 30 * minute
  assert.equal(listed(), [first])
  assert.is(sessions.find(first ?? ''), undefined, 'a handle is no id')
})

test('sessions are ended by their handles, those of the user alone, and counted', async () => {
  const { sessions, time, stored } = await open()
  await sessions.open('of another', randomUUID(), 0)
  for (const id of ['first', 'second', 'third']) await sessions.open(id, user, 0)
  const second = sessions.handleOf('second')
  assert.is(await sessions.end(user, handle => handle === second), 1)
  assert.is(sessions.find('second'), undefined)
  assert.is(await sessions.end(user, handle => handle !== sessions.handleOf('first')), 1)
  assert.ok(sessions.find('first') && sessions.find('of another'))
  time.now += 31 * minute
  assert.is(await sessions.end(user, () => true), 0, 'it is over')
  assert.is(Object.keys(await stored()).length, 2)
})

test.run()
