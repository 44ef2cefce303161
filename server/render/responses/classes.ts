import type { Context } from 'koa'
import { codingFor } from '../../base/http/compress.ts'
import { pictureFormatsFor } from '../../base/http/picture-formats.ts'
import { savesData } from '../../base/http/saves-data.ts'

/** The request headers that an answer may vary by and still be cached, in lower case. */
export const varying = ['accept', 'accept-encoding', 'save-data']

/**
 * Everything that a cacheable answer depends on beside its URL: what routes make of the headers of a
 * request, by the functions that they use. Two requests of the same classes get the same bytes.
 */
export const classesOf = (ctx: Context): string =>
  [
    codingFor(ctx),
    pictureFormatsFor(ctx),
    savesData(ctx),
    // Answers over HTTPS have a header more, also where PUBLIC_URL says the origin.
    ctx.secure,
    ctx.state.origin,
  ].join(' ')
