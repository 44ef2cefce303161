import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { mediaUrl, shareImageUrl } from '../../../../web/base/routes.ts'
import { builtServer } from '../../../support/built-server.ts'
import { childrenOf } from '../../../support/child-process-work.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { until } from '../../../support/until.ts'
import { slotPath } from '../../features/documents/catalogs/sources.ts'

const test = suite('the built server when idle')

test('has no child process left and has not loaded sharp itself', async () => {
  const server = await builtServer(await temporaryFolder())
  await server.start()
  const asked = [`${mediaUrl(slotPath)}?size=small`, '/icon-192.png', shareImageUrl('/')]
  for (const path of asked) {
    const answer = await fetch(server.url + path)
    assert.is(answer.status, 200, path)
    assert.ok((await answer.arrayBuffer()).byteLength > 1000, path)
  }
  const libraries = async (pid: number | string) =>
    (await readFile(`/proc/${pid}/maps`, 'utf8')).includes('vips')
  const [pictures = ''] = await childrenOf(server.pid)
  assert.ok(await libraries(pictures), 'a process that does have it')
  await until('no process beside it', async () => (await childrenOf(server.pid)).length === 0)
  assert.not(await libraries(server.pid))
  assert.is((await fetch(`${server.url}/healthz`)).status, 200)
})

test.run()
