import { codeInFiles } from './codes.ts'
import type { ProductFacts } from './facts.ts'

/** A place that the owner has opened for a product, beside that of its picture. */
export interface FurtherPlace {
  /** Of its slot. */
  path: string
  kind: 'image' | 'pdf'
  /** Such as "picture 2". */
  name: string
}

interface PicturedProduct {
  code: string
  /** Of its picture. */
  slot: string
}

/** In the folder of its picture, pictures first; the picture itself is the first of them. */
export function furtherPlaces(
  { code, slot }: PicturedProduct,
  { morePictures = 0, documents = 0 }: Readonly<ProductFacts>,
): FurtherPlace[] {
  const folder = slot.slice(0, slot.lastIndexOf('/') + 1)
  const pictures = numbersTo(morePictures).map(
    (number): FurtherPlace => ({
      path: `${folder}picture-${codeInFiles(code)}-${number + 1}.jpg`,
      kind: 'image',
      name: `picture ${number + 1}`,
    }),
  )
  const sheets = numbersTo(documents).map(
    (number): FurtherPlace => ({
      path: `${folder}document-${codeInFiles(code)}-${number}.pdf`,
      kind: 'pdf',
      name: `document ${number}`,
    }),
  )
  return [...pictures, ...sheets]
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
