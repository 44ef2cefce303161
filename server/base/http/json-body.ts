import type { Context } from 'koa'
import type * as z from 'zod'
import { kilobyte } from '../../../web/base/units.ts'
import { badRequest, tooLarge, unsupportedType } from '../errors.ts'
import { bodyReader } from './body-reader.ts'

/**
 * Creates a reader of JSON bodies with a schema; call it in a route, after its guard, so that no
 * body is read before authentication.
 * @param schema or what makes it of a body, where one field tells what another may be
 * @param larger what a person reads who sends more, where something can be done about it
 * @returns a function that reads, validates and returns the body
 * @throws AppError 400 with the invalid fields; 413 over the limit; 415 for another type
 */
export function jsonBody<S extends z.ZodType>(
  schema: S | ((body: unknown) => S),
  limit = 16 * kilobyte,
  fieldAt: FieldAt = topField,
  larger?: string,
) {
  const read = bodyReader({ json: true, jsonLimit: limit, urlencoded: false, text: false })
  return async (ctx: Context): Promise<z.output<S>> => {
    if (ctx.request.type !== 'application/json' || ctx.get('content-encoding')) {
      throw unsupportedType('Send the body as application/json')
    }
    await read(ctx).catch(error => {
      throw larger && (error as { status?: unknown }).status === 413 ? tooLarge(larger) : error
    })
    const { body } = ctx.request
    const { data, error } = (typeof schema === 'function' ? schema(body) : schema).safeParse(body)
    if (error) throw invalid(error, fieldAt)
    return data
  }
}

/** The name of a field in an answer, from its path in the body. */
type FieldAt = (path: readonly PropertyKey[]) => string

const topField: FieldAt = path => String(path[0] ?? 'body')

/** 400 with the first error of each field; the first of all is the message. */
export function invalid(error: z.ZodError, fieldAt = topField) {
  const faults = error.issues.flatMap((issue): [string, string][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => [key.slice(0, 100), 'This field is not known here'])
      : [[fieldAt(issue.path), issue.message]],
  )
  const first = new Map<string, string>()
  for (const [name, message] of faults) if (!first.has(name)) first.set(name, message)
  return badRequest(faults[0]?.[1] ?? 'The request is not valid', Object.fromEntries(first))
}
