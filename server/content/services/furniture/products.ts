import { image, type Look, series } from '../../slots.ts'

export type Product = Look & { name: string }

/** The tiles of a category, with images numbered in the given order. */
export function products(category: string, list: Product[]) {
  return list.map(({ name, ...look }, index) => ({
    name,
    media: image(`executive-furniture/${category}/products/image-${index + 1}`, {
      shape: 'square',
      ...look,
    }),
  }))
}

/** A hundred tiles, made from their numbers. */
export function hundred(category: string, make: (number: number) => Product) {
  return products(category, series(100, make))
}

/** `padded('OD', 7)` is OD007. */
export function padded(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(3, '0')}`
}

/** The value at this number when the values repeat; seven never line up in 2 to 5 columns. */
export function alternating(values: readonly [string, ...string[]], number: number): string {
  return values[(number - 1) % values.length] ?? values[0]
}

/** Makes of tiles by their number, where a neighbour would show the same one. */
export type Makes = Readonly<Record<number, string[]>>
