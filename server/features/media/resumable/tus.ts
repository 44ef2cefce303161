import { ReadableStream } from 'node:stream/web'
import type { Context } from 'koa'
import { api } from '../../../../web/base/routes.ts'
import { AppError } from '../../../base/errors.ts'
import type { PartialUploads } from './partial-uploads.ts'
import { createUploadLock } from './upload-lock.ts'

/** Answers a request by the tus protocol 1.0.0; `headers` replace those of the request. */
export type AnswerByTus = (ctx: Context, headers?: Record<string, string>) => Promise<void>

/** Not part of the protocol: the header that passes the id of the new upload to its creation. */
export const newId = 'x-new-upload-id'

/** The longest wait for a broken connection's request when its continuation has arrived. */
const drainFor = 1000

/**
 * The library only speaks the protocol: it gets the protocol's headers and the body, and its
 * response is sent by Koa, so that security headers, log and errors are those of every other route.
 */
export function speakTus({ store }: Pick<PartialUploads, 'store'>): AnswerByTus {
  const locker = createUploadLock()
  const faults = new WeakMap<Request, unknown>()
  const openServer = async () => {
    const { Server } = await import('@tus/server')
    return new Server({
      path: api.uploads,
      datastore: await store(),
      locker,
      lockDrainTimeout: drainFor,
      relativeLocation: true,
      namingFunction: request => request.headers.get(newId) ?? '',
      // The library's response contains only the message.
      onResponseError: (request, error) => void faults.set(request, error),
      // Empty: by default it would let every site read the responses.
      allowedOrigins: [],
    })
  }
  let server: ReturnType<typeof openServer> | undefined
  return async (ctx, headers = {}) => {
    server ??= openServer()
    const request = requestOf(ctx, headers)
    const response = await (await server).handleWeb(request)
    if (response.status >= 400) throw await errorOf(response, faults.get(request))
    for (const name of answered) {
      const value = response.headers.get(name)
      if (value !== null) ctx.set(name, value)
    }
    ctx.status = response.status
    ctx.body = ''
  }
}

const requestHeaders = [
  'content-length',
  'content-type',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
]

const answered = [
  'connection',
  'location',
  'tus-extension',
  'tus-version',
  'upload-length',
  'upload-offset',
]

function requestOf(ctx: Context, replaced: Record<string, string>): Request {
  const given = requestHeaders.flatMap(name =>
    ctx.get(name) ? [[name, ctx.get(name)] as const] : [],
  )
  const headers = { ...Object.fromEntries(given), ...replaced }
  const hasBody = ctx.method === 'POST' || ctx.method === 'PATCH'
  return new Request(new URL(ctx.path, 'http://localhost'), {
    method: ctx.method,
    headers,
    ...(hasBody && {
      body: ReadableStream.from(ctx.req) as unknown as BodyInit,
      duplex: 'half' as const,
    }),
  })
}

/** Server errors go to the log; others are messages for the client's programmer. */
async function errorOf(response: Response, fault: unknown): Promise<Error> {
  if (fault instanceof Error) return fault
  const words = (await response.text()).trim()
  if (response.status >= 500) return new Error(`tus: ${words}`)
  const headers = response.status === 409 ? hangUp : {}
  return new AppError(response.status, 'tus', words, { headers })
}

/**
 * For a part at the wrong offset, as a browser sends it that repeats its request after a broken
 * connection: it would send all of it before it reads the response. If the response is lost with
 * the connection, the client asks for the offset, which is what the response tells it to do.
 */
const hangUp = { connection: 'close' }
