import type { Random } from '../kit/random.ts'

/** A length in cm, or the least and the most of it: '84-130'. */
export type Length = `${number}` | `${number}-${number}`

/** Some length of a range; without chances, the middle of it. */
export function lengthIn(text: string, random?: Random): number {
  const [least = 0, most] = text.split('-').map(Number)
  if (most === undefined) return least
  return random?.between(least, most) ?? (least + most) / 2
}
