import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { koaBody } from 'koa-body'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { unauthorized } from '../../../../server/base/errors.ts'
import { visit } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'
import { startSite } from '../../../support/site.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { until } from '../../../support/until.ts'

const test = suite('body of an upload without a session')

function form(): FormData {
  const form = new FormData()
  form.set('file', new Blob(['x'.repeat(200_000)]), 'file.jpg')
  return form
}

const upload = '/api/admin/upload-file'

test('is rejected without being read, and leaves no file', async () => {
  const site = await startSite()
  const before = await readdir(site.uploadsDir, { recursive: true })
  const answer = await visit(site.url)(upload, { method: 'POST', body: form() })
  assert.is(answer.status, 401)
  await pause(300)
  assert.equal(await readdir(site.uploadsDir, { recursive: true }), before)
})

test('control: with body parsing before the guard, the file stays on the disk', async () => {
  const uploadDir = await temporaryFolder()
  const server = await serveKoa([
    koaBody({ multipart: true, formidable: { uploadDir } }),
    () => {
      throw unauthorized('Not signed in')
    },
  ])
  const answer = await visit(server.url)(upload, { method: 'POST', body: form() })
  assert.is(answer.status, 401)
  await until('the file', async () => (await readdir(uploadDir)).length === 1)
})

test.run()
