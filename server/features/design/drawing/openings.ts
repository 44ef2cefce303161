import type { Plan } from '../../../../web/features/design/plan.ts'
import type { Mark } from '../../../drawings/kit/mark.ts'
import { door, glazing, louvre, window } from '../../../drawings/props/openings.ts'
import type { Paint } from './paint.ts'

/** Something in a wall: from its left end as one stands before it, and above the floor; in cm. */
export interface Opening {
  kind: 'window' | 'glass' | 'shutter' | 'door' | 'double door'
  at: number
  w: number
  h: number
  z: number
}

export const DOOR = 96
export const DOUBLE = 156
const DOOR_HEIGHT = 212

export const doorAt = (offset: number, isDouble = false): Opening => ({
  kind: isDouble ? 'double door' : 'door',
  at: offset,
  w: isDouble ? DOUBLE : DOOR,
  h: DOOR_HEIGHT,
  z: 0,
})

export const isDoor = ({ kind }: Opening) => kind === 'door' || kind === 'double door'

/** The openings of a part of a front without doors. */
export function frontOpenings(front: Plan['front'], from: number, to: number): Opening[] {
  const free = to - from
  if (front === 'blank') return []
  if (front === 'glazed')
    return free < 90 ? [] : [{ kind: 'glass', at: from + 14, w: free - 28, h: 222, z: 6 }]
  if (front === 'windows') return evenly(from, to, 196, { kind: 'window', w: 124, h: 124, z: 82 })
  return evenly(from, to, 300, { kind: 'shutter', w: 210, h: 206, z: 4 })
}

/** Places as many as fit about `pitch` apart, narrower where there is little space. */
export function evenly(
  from: number,
  to: number,
  pitch: number,
  opening: Omit<Opening, 'at'>,
): Opening[] {
  const free = to - from
  if (free < 76) return []
  const count = Math.max(1, Math.floor(free / pitch))
  const openingWidth = free / count
  const w = Math.min(opening.w, openingWidth - 36)
  return Array.from({ length: count }, (_, i) => ({
    ...opening,
    w,
    at: from + openingWidth * (i + 0.5) - w / 2,
  }))
}

/** The mark of an opening on a wall of a length and a height in cm. */
export function markOf(opening: Opening, length: number, high: number, paint: Paint): Mark {
  const { kind, at, w, h, z } = opening
  const place = [at / length, z / high, w / length, h / high] as const
  const { frame } = paint
  if (kind === 'window') return window(place, { frame, panes: Math.max(1, Math.round(w / 62)) })
  if (kind === 'glass') return glazing(place, Math.max(1, Math.round(w / 92)), { frame })
  if (kind === 'shutter') return louvre(place, 12, paint.shutter)
  const isDouble = kind === 'double door'
  return door(place[0], place[2], place[3], {
    frame,
    color: paint.door,
    double: isDouble,
    lite: isDouble ? 'full' : 'high',
  })
}
