export interface AppErrorOptions {
  /** True where the message may be sent to the client; the default. */
  expose?: boolean
  /** The requirement of each invalid field of a body, by the field's name. */
  fields?: Record<string, string>
  /** Further fields of the response body below /api, for programs. */
  details?: Record<string, unknown>
  /** Sent with the response, such as Allow or Retry-After. */
  headers?: Record<string, string>
  cause?: unknown
}

/** Every expected error. The message is for people; `code` is for programs. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly expose: boolean
  readonly fields: Record<string, string> | undefined
  readonly details: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { expose = true, fields, details = {}, headers = {}, cause }: AppErrorOptions = {},
  ) {
    super(message, { cause })
    this.expose = expose
    this.fields = fields
    this.details = details
    this.headers = headers
  }
}

export const badRequest = (message: string, fields?: Record<string, string>) =>
  new AppError(400, 'bad-request', message, fields ? { fields } : {})

export const unauthorized = (message: string) => new AppError(401, 'unauthorized', message)

export const forbidden = (message: string) => new AppError(403, 'forbidden', message)

export const notFound = (message = 'Not found') => new AppError(404, 'not-found', message)

export const methodNotAllowed = (allowed: readonly string[]) =>
  new AppError(405, 'method-not-allowed', 'Method not allowed', {
    headers: { allow: allowed.join(', ') },
  })

export const conflict = (message: string, fields?: Record<string, string>) =>
  new AppError(409, 'conflict', message, fields ? { fields } : {})

export const tooLarge = (message = 'The request is too large') =>
  new AppError(413, 'too-large', message)

export const unsupportedType = (message: string) => new AppError(415, 'unsupported-type', message)

export const tooManyRequests = (message: string, seconds: number) =>
  new AppError(429, 'too-many-requests', message, { headers: { 'retry-after': `${seconds}` } })

export const unavailable = (message: string, cause?: unknown) =>
  new AppError(503, 'unavailable', message, { headers: { 'retry-after': '5' }, cause })

export const diskFull = (message = 'The disk is full', cause?: unknown) =>
  new AppError(507, 'disk-full', message, { cause })
