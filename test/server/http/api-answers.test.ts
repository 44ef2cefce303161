import Router from '@koa/router'
import type { Middleware } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { apiNotStored, apiUnmatched } from '../../../server/http/api-answers.ts'
import { isAdminApiPath, isApiPath } from '../../../server/http/api-path.ts'
import { visit } from '../../support/http.ts'
import { serveKoa } from '../../support/koa-server.ts'

const test = suite('answers of the API')

async function site() {
  const router = new Router()
  router.get('/api/words', ctx => {
    ctx.body = 'words'
  })
  router.put('/api/words', ctx => {
    ctx.body = 'put'
  })
  router.get('/api/lasting', ctx => {
    ctx.set('cache-control', 'max-age=60')
    ctx.body = 'lasting'
  })
  const routes = router.routes() as unknown as Middleware
  const server = await serveKoa([
    ...[apiNotStored, routes, apiUnmatched],
    ctx => {
      ctx.body ??= 'a page'
    },
  ])
  return visit(server.url)
}

test('are not stored, unless their route says how long', async () => {
  const ask = await site()
  const lasts = async (path: string) => (await ask(path)).headers.get('cache-control')
  assert.equal(await Promise.all(['/api/words', '/api/lasting', '/page'].map(lasts)), [
    ...['no-store', 'max-age=60', null],
  ])
})

test('of an unknown path are 404, and of another method 405 with those that there are', async () => {
  const ask = await site()
  assert.is((await ask('/api/none')).status, 404)
  assert.is((await ask('/api')).status, 404)
  assert.is((await ask('/api/none', { method: 'OPTIONS' })).status, 404)
  const answer = await ask('/api/words', { method: 'DELETE' })
  assert.is(answer.status, 405)
  assert.equal(answer.headers.get('allow')?.split(', ').sort(), ['GET', 'HEAD', 'PUT'])
})

test('to OPTIONS have no body, and each method once', async () => {
  const answer = await (await site())('/api/words', { method: 'OPTIONS' })
  assert.is(answer.status, 204)
  assert.equal(answer.headers.get('allow')?.split(', ').sort(), ['GET', 'HEAD', 'PUT'])
})

test('of all other paths are left to the pages', async () => {
  const ask = await site()
  assert.is(await (await ask('/apiary')).text(), 'a page')
})

test('are those of its paths alone', () => {
  assert.equal(['/api', '/api/x', '/apiary', '/x/api/'].map(isApiPath), [
    ...[true, true, false, false],
  ])
  assert.equal(['/api/admin/me', '/api/pages'].map(isAdminApiPath), [true, false])
})

test.run()
