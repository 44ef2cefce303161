import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { allowLongBody, limitRequestTime } from '../../../server/http/request-time.ts'
import { serve } from '../../support/http.ts'

const test = suite('request time')

/** Sends a body of `pieces` with a pause before each, and gives what comes back. */
async function drip(pieces: string[], before: (request: IncomingMessage) => void) {
  const server = await serve(async (request, response) => {
    before(request)
    response.end(await text(request).catch(() => 'cut off'))
  })
  const socket = connect(server.port, '127.0.0.1')
  const length = pieces.join('').length
  const head = `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`
  const answer = text(socket).catch(() => '')
  socket.write(head)
  for (const piece of pieces) {
    await pause(40)
    if (!socket.destroyed && piece !== 'never') socket.write(piece)
  }
  const body = (await answer).split('\r\n\r\n')[1]
  await server.close()
  return body
}

const pieces = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test('a body that dribbles in is cut off', async () => {
  assert.is(await drip(pieces, request => limitRequestTime(request, 120)), undefined)
})

test('an upload may take longer as long as it keeps coming', async () => {
  const before = (request: IncomingMessage) => {
    limitRequestTime(request, 120)
    allowLongBody(request, 5000)
  }
  assert.is(await drip(pieces, before), 'abcdefgh')
})

test('an upload that falls silent is cut off', async () => {
  const before = (request: IncomingMessage) => {
    limitRequestTime(request, 5000)
    allowLongBody(request, 100)
  }
  assert.is(await drip(['a', 'never'], before), undefined)
})

test.run()
