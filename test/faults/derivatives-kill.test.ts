import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Administrator, administrator } from '../support/administrator.ts'
import { type BuiltServer, builtServer } from '../support/built-server.ts'
import { missingDerivatives } from '../support/missing-derivatives.ts'
import { picture } from '../support/samples.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

interface Context {
  folder: string
  server: BuiltServer
  admin: Administrator
  slots: string[]
}

const test = suite<Context>('smaller images of the built server')

test.before.each(async context => {
  context.folder = await temporaryFolder()
  context.server = await builtServer(context.folder)
  await context.server.start()
  context.admin = await administrator(context.server.url)
  context.slots = (await context.admin.imageSlots()).slice(0, 12)
})

/** One after the other, so that each has its own timeout. */
async function untilNoneIsMissing(folder: string, slots: readonly string[]) {
  for (const slot of slots) {
    const missing = () => missingDerivatives(folder, [slot])
    await until(`the smaller pictures of ${slot}`, async () => (await missing()).length === 0)
  }
}

test('are complete in the end after kills', async context => {
  const { folder, server, admin, slots } = context
  for (const [index, slot] of slots.entries()) {
    const uploaded = admin.upload(slot, await picture('jpeg', 500 + index, 400))
    if (index === 7) {
      await server.end('SIGKILL')
      await server.start()
    }
    await uploaded
  }
  await untilNoneIsMissing(folder, slots)
})

test('are made of photos copied by hand, after a signal or a request', async context => {
  const { folder, server, admin, slots } = context
  const [first = '', second = '', third = ''] = slots
  await admin.upload(first, await picture('jpeg', 330, 240))
  const at = (slot: string) => join(folder, 'uploads', slot)
  await copyFile(at(first), at(second))
  const answer = await admin.post('/api/admin/media/rescan')
  assert.equal([answer.status, await answer.json()], [200, { changed: 1 }])
  await untilNoneIsMissing(folder, [first, second])

  await copyFile(at(first), at(third))
  await rm(join(folder, 'data/derivatives', first), { recursive: true })
  server.signal('SIGHUP')
  await untilNoneIsMissing(folder, [first, second, third])
  const stranger = await fetch(`${server.url}/api/admin/media/rescan`, { method: 'POST' })
  assert.is(stranger.status, 401)
})

test.run()
