import { isDeepStrictEqual } from 'node:util'

/** The keys of which `part` is another one in two states of a record. */
export const differing = <V>(
  before: Readonly<Record<string, V>>,
  now: Readonly<Record<string, V>>,
  part: (value: V | undefined) => unknown = value => value,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    key => !isDeepStrictEqual(part(before[key]), part(now[key])),
  )
