import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../support/built-server.ts'
import { visit } from '../support/http.ts'
import { inquiry } from '../support/inquiry.ts'
import { openMailbox } from '../support/mailbox.ts'
import { ownerOf } from '../support/owner.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('mail queue of a copy with STAGING=on')

/** One start of the site, or of its copy, over a volume. */
async function start(folder: string, SMTP_URL: string, STAGING: string) {
  const limits = { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
  const mail = { SMTP_URL, NOTIFY_TO: 'owner@example.com' }
  const server = await builtServer(folder, { ...limits, ...mail, STAGING })
  await server.start()
  return server
}

async function post(url: string, subject: string) {
  const answer = await visit(url)('/api/contact', { json: inquiry({ subject }) })
  assert.is(answer.status, 201)
}

test('queued mails of the site are never sent by the copy', async () => {
  const [original, folder] = [await temporaryFolder(), await temporaryFolder()]
  await mkdir(join(original, 'uploads'))
  const gone = await openMailbox()
  await gone.close()
  const site = await start(original, gone.url, 'off')
  for (const number of [1, 2, 3]) await post(site.url, `Original ${number}`)
  const archive = join(folder, 'backup.tar.gz')
  assert.is((await ownerOf(original)(['backup', archive])).code, 0)
  await site.end('SIGTERM')

  const volume = join(folder, 'copy')
  assert.is((await ownerOf(volume)(['restore', archive])).code, 0)
  const box = await openMailbox({ port: gone.port })
  const copy = await start(volume, box.url, 'on')
  await post(copy.url, 'Copy')
  const { code: refused, errors: why } = await ownerOf(volume, {
    SMTP_URL: box.url,
    NOTIFY_TO: 'owner@example.com',
    STAGING: 'on',
  })(['test-mail'])
  assert.equal([refused, why], [1, 'STAGING is on: no mail leaves this copy of the site.\n'])
  await copy.end('SIGTERM')

  const inItsPlace = await start(volume, box.url, 'off')
  await post(inItsPlace.url, 'In its place')
  await box.has(1)
  await inItsPlace.end('SIGTERM')
  assert.is(box.mails.length, 1)
  assert.match(box.mails[0]?.raw ?? '', 'In its place')
})

test.run()
