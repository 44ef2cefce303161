import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../web/base/routes.ts'
import type { OpenedPage, SavedDraft } from '../../web/features/pages/contract.ts'
import { builtServer } from '../support/built-server.ts'
import { visit } from '../support/http.ts'
import { PASSWORD } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

const test = suite('a planned page and a process that is killed')

const server = await builtServer(await temporaryFolder())
const at = (address: string) => `${address}?path=/about`

async function administrator() {
  const visitor = visit(server.url)
  await visitor(api.login, { json: { username: 'admin', password: PASSWORD } })
  return visitor
}

const isSeen = async (words: string) =>
  (await (await fetch(`${server.url}/about`)).text()).includes(words)

test('is made up for at the next start, once', async () => {
  await server.start()
  const ask = await administrator()
  const opened = (await (await ask(at(api.editedPage))).json()) as OpenedPage
  const sections = opened.source.sections.map((one, index) =>
    index === 1 ? { ...one, title: 'In the night' } : one,
  )
  const { version, keys, source } = opened
  const json = { version, keys, source: { ...source, sections } }
  const saved = (await (await ask(at(api.pageDraft), { method: 'PUT', json })).json()) as SavedDraft
  const when = new Date(Date.now() + 1000).toISOString()
  const planned = await ask(at(api.pageSchedule), {
    method: 'PUT',
    json: { version: saved.version, at: when },
  })
  assert.is(planned.status, 200)
  await server.end('SIGKILL')
  await until('its time', () => Date.now() > Date.parse(when))

  await server.start()
  await until('it to be seen', () => isSeen('In the night'))
  const after = (await (await (await administrator())(at(api.editedPage))).json()) as OpenedPage
  assert.is(after.version, saved.version + 1)
  await server.end('SIGKILL')
  await server.start()
  assert.ok(await isSeen('In the night'))
  const again = (await (await (await administrator())(at(api.editedPage))).json()) as OpenedPage
  assert.equal([again.version, again.schedule], [after.version, undefined])
})

test.run()
