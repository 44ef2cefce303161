import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../../support/built-server.ts'
import { ownerOf } from '../../support/owner.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'

const test = suite('the container health check')

const [, question = '[]'] =
  /^HEALTHCHECK [^\n]*\\\n +CMD (\[.+\])$/m.exec(await readFile('Dockerfile', 'utf8')) ?? []
const [program, ...words] = JSON.parse(question) as string[]

for (const HOST of ['127.0.0.2', '0.0.0.0', '::', '::1']) {
  test(`reaches the site with HOST=${HOST}, and fails when the site is stopped`, async () => {
    assert.is(program, 'showyard')
    const folder = await temporaryFolder()
    const server = await builtServer(folder, { HOST })
    await server.start()
    const PORT = new URL(server.url).port
    const ask = ownerOf(folder, { HOST, PORT })
    assert.equal(await ask(words), { code: 0, out: 'The site is well.\n', errors: '' })
    await server.end('SIGTERM')
    const { code, errors } = await ask(words)
    assert.is(code, 1)
    assert.match(errors, /^The site does not answer at http:\/\/\S+\/healthz \(ECONNREFUSED\)\.$/m)
  })
}

test('names the folder that cannot be written; the public /healthz does not', async () => {
  const folder = await temporaryFolder()
  const server = await builtServer(folder)
  await server.start()
  const ask = ownerOf(folder, { HOST: '127.0.0.1', PORT: new URL(server.url).port })
  await rm(join(folder, 'uploads'), { recursive: true })
  const { code, errors } = await ask(words)
  assert.is(code, 1)
  assert.match(errors, /\/healthz answers 503: UPLOADS_DIR cannot be written \(ENOENT\)\n$/)
  const answer = await fetch(`${server.url}/healthz`)
  assert.is(answer.status, 503)
  assert.not.match(await answer.text(), /UPLOADS|ENOENT/)
  await until('a line of the log', () => server.lines.find(({ msg }) => msg === 'not well'))
})

test.run()
