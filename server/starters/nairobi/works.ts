import type { Slot } from '../../../web/sections/fields.ts'
import { image, type Look } from '../../content/slots.ts'

/** An item of a portfolio: how it is drawn, and the text over it. */
export interface Work extends Look {
  title: string
  text: string
}

/** The items of a portfolio with the files `{folder}/image-1.jpg` and on, in the given order. */
export function works(
  folder: string,
  list: Work[],
): { title: string; text: string; media: Slot }[] {
  return list.map(({ title, text, ...look }, index) => ({
    title,
    text,
    media: image(`${folder}/image-${index + 1}`, look),
  }))
}

/** The images of one card: `{folder}/{name}-image-1.jpg` and on. */
export function cardImages(folder: string, name: string, looks: Look[]): Slot[] {
  return looks.map((look, index) => image(`${folder}/${name}-image-${index + 1}`, look))
}
