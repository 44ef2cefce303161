import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { use } from '#test'
import type { AppError } from '../../../../server/base/errors.ts'
import { openS3 } from '../../../../server/scale/objects/s3.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse, nth: number) => unknown

/** A store that answers as a test says; `nth` counts from 0. */
export async function store(answer: Answer) {
  const asked: {
    method: string
    url: string
    headers: IncomingHttpHeaders
    body: string
  }[] = []
  const server = createServer(async (request, response) => {
    const nth = asked.length
    const { method = '', url = '', headers } = request
    const one = { method, url, headers, body: '' }
    asked.push(one)
    one.body = await text(request)
    await answer(request, response, nth)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  use(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'site',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret-of-the-store',
  }
  const objects = openS3(bucket)
  use(objects)
  return { objects, asked, bucket }
}

export async function errorOf(work: Promise<unknown>): Promise<AppError | undefined> {
  return work.then(
    () => undefined,
    (error: AppError) => error,
  )
}

export function answerError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code><Message>why</Message></Error>`)
}
