import { times } from '../kit/geometry.ts'
import { inset, type Mark, rectangle, tint } from '../kit/mark.ts'
import type { Place } from './openings.ts'

export function crossMark(u: number, v: number, size: number, color = '#3d8f63'): Mark {
  return ({ w, h }) => {
    const bar = (across: number, up: number) =>
      rectangle(u - across / w / 2, v - up / h / 2, across / w, up / h)
    return [{ fill: color, rings: [bar(size, size / 3), bar(size / 3, size)] }]
  }
}

/** Lettering that is too small to read: bars of unlike length. */
export function lettering([u, v, w, h]: Place, color: string, words = 3): Mark {
  const gap = 0.12 / words
  const unit = (1 - gap * (words - 1)) / words
  return inset(
    u,
    v,
    w,
    h,
    times(words, i => tint(i * (unit + gap), 0, unit * (i % 2 ? 0.8 : 1), 1, color)),
  )
}
