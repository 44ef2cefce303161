import type { Builder } from '../kit/builder.ts'
import { panel } from '../kit/mark.ts'
import { fabrics, metals, woods } from '../kit/palette.ts'

export interface ChairLook {
  readonly fabric?: string
  readonly frame?: string
  readonly style?: 'shell' | 'slat' | 'spindle' | 'ladder' | 'pedestal'
}

/** A side chair centred on the origin, facing +y, seat at 45 cm. */
export function chair(b: Builder, look: ChairLook): void {
  const { fabric = fabrics.rust, frame = woods.oak, style = 'slat' } = look
  if (style === 'pedestal') {
    b.cylinder([0, 0, 0], 21, 3, frame)
    b.cylinder([0, 0, 3], 3, 37, frame)
  } else
    for (const [x, y] of [
      [-21, -21],
      [17, -21],
      [-21, 17],
      [17, 17],
    ] as const)
      b.box([x, y, 0], [4, 4, 40], frame)
  b.box([-22, -22, 40], [44, 44, 6], fabric)
  if (style === 'shell' || style === 'pedestal') {
    b.box([-22, -22, 46], [44, 6, 38], fabric)
    return
  }
  for (const x of [-21, 17]) b.box([x, -21, 46], [4, 4, 40], frame)
  if (style === 'slat') b.box([-17, -21, 62], [34, 3, 20], fabric)
  else if (style === 'ladder') for (const z of [54, 66, 78]) b.box([-17, -21, z], [34, 3, 6], frame)
  else {
    for (const x of [-12, -5, 2, 9]) b.box([x, -20, 46], [2.5, 2.5, 34], frame)
    b.box([-17, -21, 80], [34, 4, 6], frame)
  }
}

/** An office chair on a five-star base, centred on the origin, facing +y. */
export function officeChair(
  b: Builder,
  look: {
    readonly fabric?: string
    readonly arms?: boolean
    readonly high?: boolean
  },
): void {
  const frame = metals.black
  const { fabric = fabrics.slate, arms = true, high = true } = look
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 2 * Math.PI + 0.6
    const [x, y] = [Math.cos(a) * 30, Math.sin(a) * 30]
    b.beam([0, 0, 9], [x, y, 7], 4, frame)
    b.ball([x, y, 3.2], 3.2, frame, { casts: false })
  }
  b.cylinder([0, 0, 11], 3, 28, metals.chrome)
  b.box([-25, -24, 40], [50, 48, 9], fabric)
  b.box([-4, -28, 44], [8, 4, 22], frame)
  b.box([-23, -29, 56], [46, 6, high ? 62 : 40], fabric, {
    front: [panel(0.1, 0.08, 0.8, 0.3, '#0b1a2a', { opacity: 0.1 })],
    back: [panel(0.1, 0.08, 0.8, 0.84, '#0b1a2a', { opacity: 0.12 })],
  })
  if (!arms) return
  for (const x of [-31, 26]) {
    b.box([x + 1, -6, 44], [3, 6, 20], frame)
    b.box([x, -16, 64], [5, 30, 3], frame)
  }
}

/** A lounge chair with an open wooden frame, centred on the origin, facing +y. */
export function loungeChair(b: Builder, fabric: string, frame = woods.walnut): void {
  for (const x of [-36, 31]) {
    b.box([x, 28, 0], [5, 5, 56], frame)
    b.box([x, -33, 0], [5, 5, 56], frame)
    b.box([x, -33, 56], [5, 68, 4], frame)
  }
  b.box([-31, -30, 24], [62, 62, 6], frame)
  b.box([-30, -24, 30], [60, 58, 14], fabric)
  b.loft(
    [
      [-30, -30, 30],
      [30, -30, 30],
      [30, -24, 30],
      [-30, -24, 30],
    ],
    [
      [-30, -46, 88],
      [30, -46, 88],
      [30, -34, 88],
      [-30, -34, 88],
    ],
    fabric,
  )
}

/** A round pouf. */
export function pouf(b: Builder, r: number, color: string): void {
  b.turned(
    [0, 0, 0],
    [
      [r * 0.86, 0],
      [r, 8],
      [r, 28],
      [r * 0.86, 38],
    ],
    color,
  )
}

/** A bar or work stool on one foot. */
export function stool(b: Builder, seat: string, frame = metals.black, height = 68): void {
  b.cylinder([0, 0, 0], 19, 3, frame)
  b.cylinder([0, 0, 3], 2.6, height - 3, frame)
  b.cylinder([0, 0, height], 18, 8, seat)
}

/** A plain upholstered bench along x, centred. */
export function bench(b: Builder, w: number, fabric: string, frame = woods.oak): void {
  for (const x of [-w / 2 + 4, w / 2 - 9]) {
    b.box([x, -16, 0], [5, 5, 36], frame)
    b.box([x, 11, 0], [5, 5, 36], frame)
  }
  b.box([-w / 2, -19, 36], [w, 38, 9], fabric)
}
