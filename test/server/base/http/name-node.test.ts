import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sendRaw } from '../../../support/http.ts'
import { startSite } from '../../../support/site.ts'

const test = suite('name of the process in answers')

/** Of a page twice, so that the second is repeated from memory, of its 304, and of an error. */
async function names(env: Record<string, string>) {
  const { url } = await startSite({ env })
  const first = await fetch(url)
  const again = await fetch(url)
  const others = [await fetch(`${url}/no-such-page`), await fetch(`${url}/healthz`)]
  const { port, host } = new URL(url)
  const asked = `GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n`
  const etag = /^etag: (.+)\r$/im.exec(await sendRaw(Number(port), `${asked}\r\n`))?.[1]
  const same = await sendRaw(Number(port), `${asked}if-none-match: ${etag}\r\n\r\n`)
  assert.match(same, /^HTTP\/1.1 304 /)
  const ofSame = /^x-node: (.+)\r$/im.exec(same)?.[1] ?? null
  return [...[first, again, ...others].map(({ headers }) => headers.get('x-node')), ofSame]
}

test('is there only where it is asked for', async () => {
  assert.equal(new Set(await names({})), new Set([null]))
})

test('is the same one in all answers of a process, another one in another process', async () => {
  const all = new Set(await names({ NODE_NAME: 'on' }))
  assert.is(all.size, 1)
  assert.match([...all][0] ?? '', /^[\w-]{8}$/)
  assert.not.equal(new Set(await names({ NODE_NAME: 'on' })), all)
})

test.run()
