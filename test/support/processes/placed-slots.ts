import type { Slot } from '../../../web/sections/fields.ts'

/** That several processes change at once. */
export const photoSlots: Slot[] = [1, 2, 3, 4].map(n => ({
  path: `home/card-${n}.jpg`,
  kind: 'image',
  alt: 'A house',
  family: 'container-unit',
  shape: 'landscape',
}))
