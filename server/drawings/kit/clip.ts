import { between, type Vec } from './geometry.ts'

/**
 * The part of a polygon (or of an open line) on one side of an axis plane
 * (Sutherland-Hodgman); `side` 1 keeps what is above it.
 */
export function clip(
  ring: readonly Vec[],
  axis: 0 | 1 | 2,
  at: number,
  side: 1 | -1,
  open = false,
): Vec[] {
  const out: Vec[] = []
  ring.forEach((point, i) => {
    const before = ring[i === 0 ? ring.length - 1 : i - 1] as Vec
    const [here, there] = [(point[axis] - at) * side, (before[axis] - at) * side]
    if (here * there < 0 && !(open && i === 0)) {
      out.push(between(before, point, (at - before[axis]) / (point[axis] - before[axis])))
    }
    if (here >= 0) out.push(point)
  })
  return out
}
