import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  AppError,
  badRequest,
  methodNotAllowed,
  tooManyRequests,
  unavailable,
} from '../../../../server/base/errors.ts'
import { visit } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'

const test = suite('error responses')

/** Requests `path` of a server that throws this; resolves to the response and the log. */
async function throwing(thrown: unknown, path = '/api/x', options = {}) {
  const server = await serveKoa(
    [
      ctx => {
        ctx.set({ etag: '"kept"', 'cache-control': 'public, max-age=31536000' })
        throw thrown
      },
    ],
    options,
  )
  const answer = await visit(server.url)(path)
  const text = await answer.text()
  const faults = server.lines.filter(({ level }) => Number(level) >= 50)
  return { answer, text, faults }
}

test('an AppError below /api is JSON with its message and fields', async () => {
  const { answer, text, faults } = await throwing(badRequest('No', { name: 'Too short' }))
  assert.is(answer.status, 400)
  assert.equal(JSON.parse(text), { error: 'No', fields: { name: 'Too short' } })
  assert.equal(faults, [])
})

test('an AppError elsewhere is a page with the same status', async () => {
  for (const path of ['/x', '/apiary']) {
    const { answer, text } = await throwing(badRequest('No'), path)
    assert.is(answer.status, 400)
    assert.is(text, '<h1>400</h1><p>No</p>')
  }
})

test('the message of an unexpected error is logged with the request id and not sent', async () => {
  const { answer, text, faults } = await throwing(new TypeError('secret /volume/data'))
  assert.is(answer.status, 500)
  assert.equal(JSON.parse(text), { error: 'Internal Server Error' })
  const [fault] = faults as { id: string; err: { message: string; stack: string } }[]
  assert.is(fault?.err.message, 'secret /volume/data')
  assert.is(fault?.id, answer.headers.get('x-request-id'))
})

test('thrown values need not be errors', async () => {
  for (const thrown of [undefined, null, 'text', 7, { status: 'odd' }]) {
    assert.is((await throwing(thrown)).answer.status, 500)
  }
})

test('an error is sent with no-store and without the ETag of the failed response', async () => {
  const { answer } = await throwing(badRequest('No'))
  assert.is(answer.headers.get('cache-control'), 'no-store')
  assert.is(answer.headers.get('etag'), null)
})

test('status numbers of library errors are used, their messages are not', async () => {
  const library = (fields: object) => Object.assign(new Error('internals'), fields)
  const cases: [object, number][] = [
    [{ status: 413 }, 413],
    [{ httpCode: 413, code: 1016 }, 413],
    [{ httpCode: 500, code: 1002 }, 400],
    [{ status: 418.5 }, 500],
    [{ status: 499 }, 500],
    [{ status: 200 }, 500],
    [{ code: 'ENOSPC' }, 507],
    [{ code: 'EDQUOT' }, 507],
    [{ code: 'EIO' }, 503],
    [{ code: 'EROFS' }, 503],
    [{ status: 399 }, 500],
    [{ status: 500 }, 500],
    [{ status: 404 }, 404],
    [{ status: '404' }, 404],
  ]
  for (const [fields, status] of cases) {
    const { answer, text } = await throwing(library(fields))
    assert.is(answer.status, status, JSON.stringify(fields))
    assert.not.match(text, 'internals')
  }
  assert.is((await throwing(new URIError('%'))).answer.status, 400)
})

test('common errors of libraries are said in a sentence, others by their name', async () => {
  const said = async (status: number) => JSON.parse((await throwing({ status })).text).error
  assert.is(await said(400), 'The request could not be read')
  assert.is(await said(413), 'The request is too large')
  assert.is(await said(415), 'This type of content is not accepted here')
  assert.is(await said(409), 'Conflict')
})

test('Allow and Retry-After are sent with their errors', async () => {
  const notAllowed = await throwing(methodNotAllowed(['GET', 'HEAD']))
  assert.is(notAllowed.answer.headers.get('allow'), 'GET, HEAD')
  const tooMany = await throwing(tooManyRequests('Slow down', 7))
  assert.is(tooMany.answer.headers.get('retry-after'), '7')
})

test('an AppError with a cause is logged with it', async () => {
  const { answer, faults } = await throwing(unavailable('Not now', new Error('EIO')))
  assert.is(answer.status, 503)
  const [fault] = faults as { err: { message: string } }[]
  assert.is(fault?.err.message, 'EIO')
})

test('an AppError with expose: false does not send its message', async () => {
  const { text } = await throwing(new AppError(403, 'x', 'inside', { expose: false }))
  assert.equal(JSON.parse(text), { error: 'Forbidden' })
})

test('an error page that fails to render is replaced by plain text', async () => {
  const renderErrorPage = () => {
    throw new Error('the page is broken')
  }
  const { answer, text, faults } = await throwing(badRequest('No'), '/x', { renderErrorPage })
  assert.is(answer.status, 400)
  assert.is(text, 'No')
  assert.is(faults.length, 1)
})

test('a request that no middleware answers is a 404', async () => {
  const server = await serveKoa([])
  const ask = visit(server.url)
  assert.equal(await (await ask('/api/none')).json(), { error: 'Not found' })
  assert.match(await (await ask('/none')).text(), '<h1>404</h1>')
})

test('an error after the first bytes closes the connection and is logged', async () => {
  const server = await serveKoa([
    async ctx => {
      ctx.respond = false
      ctx.res.writeHead(200, { 'content-length': '100' })
      ctx.res.write('half')
      await new Promise(setImmediate)
      throw new Error('the disk went away')
    },
  ])
  const body = await visit(server.url)('/x').then(answer => answer.text().catch(() => 'cut off'))
  assert.is(body, 'cut off')
  assert.match(JSON.stringify(server.lines), 'the disk went away')
})

test('a disk that refuses is told without its error code, which is in the log', async () => {
  const { text, faults } = await throwing(Object.assign(new Error('inside'), { code: 'EROFS' }))
  assert.match(JSON.parse(text).error, 'The disk of this site cannot be written just now.')
  assert.match(JSON.stringify(faults), 'inside')
  assert.equal((await throwing(badRequest('No'))).faults, [])
})

test('details of an error are sent below /api, its headers everywhere', async () => {
  const error = new AppError(409, 'x', 'No', { details: { quote: 7 }, headers: { 'x-a': 'b' } })
  const { answer, text } = await throwing(error)
  assert.equal(JSON.parse(text), { error: 'No', quote: 7 })
  assert.is(answer.headers.get('x-a'), 'b')
  assert.is((await throwing(error, '/x')).answer.headers.get('x-a'), 'b')
})

test('what described the missed body is not sent with the error', async () => {
  const described = ['accept-ranges', 'content-disposition', 'content-range', 'last-modified']
  const server = await serveKoa([
    ctx => {
      for (const name of [...described, 'content-encoding', 'x-other']) ctx.set(name, 'x')
      throw badRequest('No')
    },
  ])
  const { headers } = await visit(server.url)('/api/x')
  for (const name of [...described, 'content-encoding']) assert.is(headers.get(name), null, name)
  assert.is(headers.get('x-other'), 'x')
})

test('an empty answer, and one that another program writes, are no 404', async () => {
  const server = await serveKoa([
    ctx => {
      if (ctx.path === '/empty') {
        ctx.status = 404
        ctx.body = ''
      } else {
        ctx.respond = false
        ctx.res.end('written')
      }
    },
  ])
  const ask = visit(server.url)
  assert.is(await (await ask('/empty')).text(), '')
  assert.is(await (await ask('/other')).text(), 'written')
})

test('a body whose connection has ended is no fault of the server', async () => {
  const server = await serveKoa([
    ctx => {
      if (ctx.path === '/cut') ctx.req.destroy()
      throw Object.assign(new Error('stream is not readable'), {
        ...{ type: ctx.path === '/other' ? 'another' : 'stream.not.readable', status: 500 },
      })
    },
  ])
  const faults = () => server.lines.filter(({ level }) => Number(level) >= 50).length
  await visit(server.url)('/cut').catch(() => undefined)
  assert.is(faults(), 0)
  assert.is((await visit(server.url)('/whole')).status, 500)
  assert.is(faults(), 1)
})

test.run()
