import { image, type Look, series } from '../../../../content/slots.ts'
import type { CollectionSource, DeliveredProduct } from '../collection.ts'

export type Piece = Look & { name: string }

interface FurnitureCollection extends Omit<CollectionSource, 'category' | 'products'> {
  /** In the order of their pictures, which are numbered. */
  pieces(): Piece[]
}

/** The pictures of its products are below executive-furniture, in a folder of its id. */
export function furnitureCollection({ pieces, ...rest }: FurnitureCollection): CollectionSource {
  return {
    ...rest,
    products: () =>
      pieces().map(
        ({ name, ...look }, index): DeliveredProduct => ({
          name,
          media: image(`executive-furniture/${rest.id}/products/image-${index + 1}`, {
            shape: 'square',
            ...look,
          }),
        }),
      ),
  }
}

/** A hundred pieces, made from their numbers. */
export const hundred = (make: (number: number) => Piece) => () => series(100, make)

/** `padded('OD', 7)` is OD007. */
export function padded(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(3, '0')}`
}

/** The value at this number when the values repeat; seven never line up in 2 to 5 columns. */
export function alternating(values: readonly [string, ...string[]], number: number): string {
  return values[(number - 1) % values.length] ?? values[0]
}

/** Makes of pieces by their number, where a neighbour would show the same one. */
export type Makes = Readonly<Record<number, string[]>>
