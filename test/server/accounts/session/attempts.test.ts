import * as assert from 'uvu/assert'
import { suite } from '#test'
import { countAttempts } from '../../../../server/accounts/session/attempts.ts'

const test = suite('delay of repeated password attempts')

function open() {
  const pauses: number[] = []
  const attempts = countAttempts(async milliseconds => void pauses.push(milliseconds))
  const tried = async (key: string, times: number) => {
    for (let i = 0; i < times; i += 1) await attempts.slowDown(key)
    return pauses.splice(0)
  }
  return { attempts, tried }
}

test('begins after three, and doubles up to four seconds', async () => {
  const { tried } = open()
  assert.equal(await tried('wanjiru', 3), [])
  assert.equal(await tried('wanjiru', 7), [250, 500, 1000, 2000, 4000, 4000, 4000])
})

test('is of one account alone, and forgotten after the correct password', async () => {
  const { attempts, tried } = open()
  await tried('wanjiru', 5)
  assert.equal(await tried('amina', 1), [])
  await attempts.forget('wanjiru')
  assert.equal(await tried('wanjiru', 4), [250])
})

test('is over before the password is looked at', async () => {
  let end = () => {}
  const attempts = countAttempts(() => new Promise<void>(resolve => (end = resolve)))
  for (let i = 0; i < 3; i += 1) await attempts.slowDown('wanjiru')
  let isOver = false
  const fourth = attempts.slowDown('wanjiru').then(() => (isOver = true))
  await new Promise(resolve => setImmediate(resolve))
  assert.is(isOver, false)
  end()
  await fourth
})

test.run()
