import type { Builder } from '../kit/builder.ts'
import type { EasyChair } from './easy-chair.ts'
import { paddedChairs } from './padded-chairs.ts'
import { recliningChairs } from './reclining-chairs.ts'

const chairs = { ...paddedChairs, ...recliningChairs }

export type EasyChairStyle = keyof typeof chairs
export const easyChairStyles = Object.keys(chairs) as EasyChairStyle[]

/** A chair to rest in, centred on the origin, facing +y. */
export function easyChair(b: Builder, style: EasyChairStyle, look: EasyChair): void {
  chairs[style](b, look)
}
