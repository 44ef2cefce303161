import type { Context } from 'koa'
import { codingFor } from '../../base/http/compress.ts'
import { pictureFormatsFor } from '../../base/http/picture-formats.ts'
import { savesData } from '../../base/http/saves-data.ts'

/** The request headers that an answer may vary by and still be cached, in lower case. */
export const varying = ['accept', 'accept-encoding', 'save-data']

/**
 * Everything that a cacheable answer depends on beside its URL: the values that routes derive from
 * the headers of a request, by the same functions. Two requests of the same classes get the same
 * bytes.
 */
export const classesOf = (ctx: Context): string =>
  [
    codingFor(ctx),
    pictureFormatsFor(ctx),
    savesData(ctx),
    // Answers over HTTPS have another header, also where PUBLIC_URL sets the origin.
    ctx.secure,
    ctx.state.origin,
  ].join(' ')
