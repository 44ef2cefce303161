import { resolve } from 'node:path'
import * as z from 'zod'

/** A rate limit: `points` times within `seconds`. */
export interface Limit {
  points: number
  seconds: number
}

export const wholeNumber = (takes: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, takes)
    .transform(Number)
    .refine(number => number >= min && number <= max, takes)

const limitTakes = 'takes a number of times and a span, such as 10/3m (units: s, m, h)'
const secondsIn = new Map([
  ['s', 1],
  ['m', 60],
  ['h', 3600],
])
export const limit = z.string().transform((text, context): Limit => {
  const [, times, length, unit = ''] = /^(\d{1,6})\/(\d{0,4})([smh])$/.exec(text) ?? []
  const points = Number(times)
  const seconds = Number(length || 1) * (secondsIn.get(unit) ?? 0)
  if (points > 0 && seconds > 0) return { points, seconds }
  context.addIssue({ code: 'custom', message: limitTakes })
  return z.NEVER
})
export const limitOrOff = z.union([z.literal('off'), limit], { error: `${limitTakes}, or off` })

export function areApart(one: string, other: string | undefined): boolean {
  if (other === undefined) return true
  const [a, b] = [resolve(one, 'x').slice(0, -1), resolve(other, 'x').slice(0, -1)]
  return !a.startsWith(b) && !b.startsWith(a)
}

export function isOrigin(text: string): boolean {
  const url = URL.canParse(text) && new URL(text)
  return url !== false && url.href === `${url.origin}/`
}

/** Tells whether Node takes TZ for UTC without a word; a file or an offset, `EAT-3`, is fine. */
export const isUnknownTimeZone = (text = '') =>
  text !== '' && !/^:|\d/.test(text) && !isTimeZone(text)

export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
