import type { Slot } from '../../web/sections/fields.ts'

/** The drawing of a slot while it has no file. */
export interface Look {
  family: string
  alt: string
  shape?: Slot['shape']
  traits?: string[] | undefined
}

export function image(path: string, { shape = 'landscape', traits, ...look }: Look): Slot {
  return { path: `${path}.jpg`, kind: 'image', shape, ...look, ...(traits && { traits }) }
}

export function video(path: string, { shape = 'wide', ...look }: Look): Slot {
  return { path: `${path}.mp4`, kind: 'video', shape, ...look }
}

export function pdf(path: string, look: Look): Slot {
  return { path: `${path}.pdf`, kind: 'pdf', shape: 'landscape', ...look }
}

/** The number at the end of a slot's file name; undefined without one. */
export function numberIn(slotPath: string): number | undefined {
  const digits = /(?<!\d)(\d+)\.[a-z0-9]+$/.exec(slotPath)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** `count` values made from their position, which starts at 1 as in file names. */
export function series<T>(count: number, make: (position: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}
