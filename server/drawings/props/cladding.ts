import { grid, partsOf, times } from '../kit/geometry.ts'
import {
  level,
  levels,
  lines,
  type Mark,
  polygons,
  rectangle,
  upright,
  uprights,
} from '../kit/mark.ts'
import { brand, namesOf } from '../kit/palette.ts'

/** Over a whole face, boards of one size whatever the face's. */
export const claddings = {
  boards: ({ h }) => [boards(partsOf(h, 20, 3))],
  upright: ({ w }) => [boards(partsOf(w, 24, 3), true)],
  corrugated: () => [corrugation()],
  render: () => [],
  logs: ({ h }) => {
    const logs = partsOf(h, 28, 3)
    const lit = times(logs, i => level((i + 0.62) / logs))
    return [boards(logs, false, '#2a1a0e', 0.4), lines(lit, '#ffffff', 6, 0.12)]
  },
} satisfies Record<string, Mark>

export type Skin = keyof typeof claddings
export const skins = namesOf(claddings)

/** Ribs of corrugated steel: a dark and a light line for each, about `pitch` cm apart. */
export function corrugation(pitch = 14): Mark {
  return ({ w, h }) => {
    const count = partsOf(w, pitch, 3)
    const [low, high] = [Math.min(0.2, 10 / h), 1 - Math.min(0.2, 10 / h)]
    const rib = (shift: number) =>
      times(count - 1, i => upright((i + 1 + shift) / count, low, high))
    const width = (w / count) * 0.3
    return [lines(rib(0), '#0b1a2a', width, 0.17), lines(rib(0.34), '#ffffff', width, 0.14)]
  }
}

/** Joints of boards: `count` boards laid along u (`across` false) or standing along v. */
export function boards(count: number, across = false, fill = '#3a2413', opacity = 0.28): Mark {
  return lines(across ? uprights(count) : levels(count), fill, 1.2, opacity)
}

/** A plank floor: long joints and staggered butt joints, planks about `width` cm wide. */
export function planks(width: number): Mark {
  return face => {
    const count = partsOf(face.h, width, 3)
    const butts = times(count, i => upright(((i * 0.37) % 0.8) + 0.1, i / count, (i + 1) / count))
    return [boards(count, false, '#3a2413', 0.3), lines(butts, '#3a2413', 1.2, 0.3)]
  }
}

/** A grid of joints: tiles about `size` cm wide. */
export function tiles(size: number, fill = '#5d6a6c', opacity = 0.25): Mark {
  return face => {
    const count = (length: number) => partsOf(length, size)
    return [boards(count(face.h), false, fill, opacity), boards(count(face.w), true, fill, opacity)]
  }
}

export function chequer(size: number): Mark {
  return ({ w, h }) => {
    const [nu, nv] = [partsOf(w, size), partsOf(h, size)]
    const rings = grid(nu, nu * nv)
      .filter(([i, j]) => (i + j) % 2 === 0)
      .map(([i, j]) => rectangle(i / nu, j / nv, 1 / nu, 1 / nv))
    return [polygons(rings, brand.ink, 0.1)]
  }
}

/** Strips of upright cladding or slats, `count` raised battens. */
export function battens(count: number, fill = brand.ink, opacity = 0.22): Mark {
  const rings = times(count, i => rectangle((i + 0.35) / count, 0, 0.3 / count, 1))
  return polygons(rings, fill, opacity)
}

export function panels(count: number, rows = 1): Mark {
  return ({ w, h }) => {
    const [mu, mv] = [Math.min(0.12 / count, 5 / w), Math.min(0.12 / rows, 5 / h)]
    const rings = grid(count, count * rows).map(([column, row]) =>
      rectangle(column / count + mu, row / rows + mv, 1 / count - 2 * mu, 1 / rows - 2 * mv),
    )
    return [polygons(rings, '#ffffff', { opacity: 0.16, edge: true })]
  }
}

/** Running-bond masonry, courses about `height` cm high. */
export function masonry(height: number, fill = '#3b2a22', opacity = 0.2): Mark {
  return face => {
    const rows = partsOf(face.h, height)
    const columns = partsOf(face.w, height * 2)
    const butts = grid(columns, rows * columns).map(([column, row]) => {
      const u = Math.min(1, (column + (row % 2 ? 0.5 : 0)) / columns)
      return upright(u, row / rows, (row + 1) / rows)
    })
    return [boards(rows, false, fill, opacity), lines(butts, fill, 1.2, opacity)]
  }
}
