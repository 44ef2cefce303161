import type { Point, Vec } from './geometry.ts'

/** What is made for each number from 0 to below `count`. */
export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i))
}

/** Points written as pairs of numbers: '0 0, 4 7, 4 12'; `scale` stretches them. */
export function pairs(text: string, [u, v]: Point = [1, 1]): Point[] {
  return numbersIn(text).map(([x = 0, y = 0]) => [x * u, y * v])
}

/** Places written as three numbers each: '0 0 30, 0 16 30'. */
export function triples(text: string): Vec[] {
  return numbersIn(text).map(([x = 0, y = 0, z = 0]) => [x, y, z])
}

const numbersIn = (text: string) => text.split(', ').map(one => one.split(' ').map(Number))

/** The names in a record, in their order. */
export function namesOf<T extends string>(record: Record<T, unknown>): T[] {
  return Object.keys(record) as T[]
}
