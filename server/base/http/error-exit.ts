import { STATUS_CODES } from 'node:http'
import type { Context, Middleware } from 'koa'
import type { ApiError } from '../../../web/base/contract.ts'
import { cureOf, deniedFor, isDenied } from '../disk/denied.ts'
import { AppError, badRequest, diskFull, notFound, unavailable } from '../errors.ts'
import type { Log } from '../log.ts'
import { isApiPath } from './api-path.ts'

export interface ErrorExit {
  log: Log
  /** Renders the error page for browsers; the status is already set. */
  renderErrorPage(ctx: Context, status: number, message: string): unknown
}

/**
 * Handles everything thrown, and unanswered requests: `{"error": …}` below /api, a page elsewhere.
 * Unexpected errors are logged with the request id and answered without their message.
 */
export function errors({ log, renderErrorPage }: ErrorExit): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      const unanswered = ctx.status === 404 && ctx.body == null && ctx.respond !== false
      if (unanswered) throw notFound()
    } catch (thrown) {
      const error = hasBrokenOff(ctx, thrown)
        ? badRequest('Bad request')
        : ((await ofAnotherUser(ctx, thrown)) ?? toAppError(thrown))
      if (error.status >= 500) logFault(log, ctx, thrown)
      if (ctx.headerSent) return ctx.res.destroy()
      await answer(ctx, error, renderErrorPage, log)
    }
  }
}

/**
 * A body whose connection ended before it was read, for example by invalid chunks: the library
 * reports 500.
 */
const hasBrokenOff = ({ req }: Context, thrown: unknown) =>
  req.destroyed && (thrown as { type?: unknown } | undefined)?.type === 'stream.not.readable'

/**
 * Libraries throw errors with a `status`, formidable with an `httpCode`: the number is used, the
 * message is not.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const { status, httpCode, code } = (thrown ?? {}) as Record<string, unknown>
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(undefined, thrown)
  if (code === 'EIO' || code === 'EROFS' || isOfFile(thrown)) {
    return unavailable(diskRefuses, thrown)
  }
  if (thrown instanceof URIError || code === formidableAborted) return badRequest('Bad request')
  const number = Number(status ?? httpCode)
  if (number >= 400 && number < 500 && number in STATUS_CODES) {
    return new AppError(number, `http-${number}`, messages[number] ?? plainName(number))
  }
  return new AppError(500, 'internal', plainName(500), { expose: false, cause: thrown })
}

/** Tells a missing permission on a file from one of other calls, which have no path. */
const isOfFile = (thrown: unknown): thrown is NodeJS.ErrnoException & { path: string } =>
  isDenied(thrown) && typeof thrown.path === 'string'

/** Administrators read which command gives the file or folder back to the site. */
async function ofAnotherUser(ctx: Context, thrown: unknown): Promise<AppError | undefined> {
  const denied = ctx.state.admin && isOfFile(thrown) ? await deniedFor(thrown.path) : undefined
  return denied && unavailable(cureOf(denied), thrown)
}

const diskRefuses = 'The disk of this site cannot be written just now. Please try again later.'

/** formidable's code for a client that disconnected during its body. */
const formidableAborted = 1002

const messages: Record<number, string> = {
  400: 'The request could not be read',
  413: 'The request is too large',
  415: 'This type of content is not accepted here',
}

const plainName = (status: number) => STATUS_CODES[status] ?? 'Error'

function logFault(log: Log, ctx: Context, thrown: unknown) {
  const err = thrown instanceof AppError && thrown.cause ? thrown.cause : thrown
  log.error({ id: ctx.state.requestId, err }, 'request failed')
}

async function answer(
  ctx: Context,
  error: AppError,
  renderErrorPage: ErrorExit['renderErrorPage'],
  log: Log,
) {
  for (const name of describesTheMissedBody) ctx.remove(name)
  const message = error.expose ? error.message : plainName(error.status)
  ctx.status = error.status
  ctx.set({ ...error.headers, 'cache-control': 'no-store' })
  if (isApiPath(ctx.path)) {
    const body: ApiError = { error: message, ...error.details }
    ctx.body = error.fields ? { ...body, fields: error.fields } : body
    return
  }
  try {
    await renderErrorPage(ctx, error.status, message)
  } catch (thrown) {
    logFault(log, ctx, thrown)
    ctx.status = error.status
    ctx.body = message
  }
}

const describesTheMissedBody = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-range',
  'etag',
  'last-modified',
]
