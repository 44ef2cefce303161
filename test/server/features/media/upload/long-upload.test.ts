import { EventEmitter } from 'node:events'
import type { Context } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { allowLongUpload } from '../../../../../server/features/media/upload/long-upload.ts'
import { until } from '../../../../support/until.ts'

const test = suite('an upload that takes long')

/** A request whose session is confirmed as often as `asked` says. */
function open(confirm: () => Promise<void> = async () => undefined) {
  const counts = { asked: 0, resumed: 0 }
  const socket = { setTimeout: () => undefined }
  const req = Object.assign(new EventEmitter(), {
    ...{ socket, complete: false },
    resume() {
      counts.resumed += 1
    },
  })
  const res = new EventEmitter()
  const ensureSignedIn = () => {
    counts.asked += 1
    return confirm()
  }
  allowLongUpload({ req, res, state: { ensureSignedIn } } as unknown as Context, 1)
  return { counts, req, res }
}

const pause = () => new Promise(resolve => setTimeout(resolve, 15))

test('keeps its session alive until its answer is sent', async () => {
  const { counts, res } = open()
  await until('the session to be confirmed twice', () => counts.asked > 1)
  res.emit('close')
  const { asked } = counts
  await pause()
  assert.is(counts.asked, asked)
})

test('asks no more once its user is signed out, but where the session cannot be read', async () => {
  const failing = (status: number) => async () => {
    throw Object.assign(new Error('no'), { status })
  }
  const signedOut = open(failing(401))
  await until('the first question', () => signedOut.counts.asked > 0)
  await pause()
  const { asked } = signedOut.counts
  await pause()
  assert.is(signedOut.counts.asked, asked)
  const away = open(failing(503))
  await until('more questions', () => away.counts.asked > 2)
  away.res.emit('close')
})

test('is read to its end after it was refused, unless all of it has come', () => {
  const { counts, req, res } = open()
  req.on('readable', () => undefined)
  res.emit('finish')
  assert.equal([counts.resumed, req.listenerCount('readable')], [1, 0])
  res.emit('close')
  const whole = open()
  whole.req.complete = true
  whole.res.emit('finish')
  assert.is(whole.counts.resumed, 0)
  whole.res.emit('close')
})

test.run()
