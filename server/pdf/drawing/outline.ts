/** A step of an outline in absolute coordinates: move, line, cubic curve, or close. */
export type Step =
  | readonly ['m' | 'l', number, number]
  | readonly ['c', number, number, number, number, number, number]
  | readonly ['h']

type Corner = [x: number, y: number]

/**
 * Parses SVG path data: moves, lines and elliptical arcs, absolute and relative. Throws on others.
 */
export function outlineOf(d: string): Step[] {
  const steps: Step[] = []
  let [x, y]: Corner = [0, 0]
  let start: Corner = [0, 0]
  const words = d.match(WORD) ?? []
  let index = 0
  let command = ''
  const next = () => Number(words[index++])
  while (index < words.length) {
    const isRepeated = !isLetter(words[index])
    if (!isRepeated) command = words[index++] ?? ''
    const kind = command.toLowerCase()
    const [ox, oy] = command === kind ? [x, y] : [0, 0]
    if (kind === 'z' && !isRepeated) {
      steps.push(['h'])
      ;[x, y] = start
    } else if (kind === 'h') {
      x = next() + ox
      steps.push(['l', x, y])
    } else if (kind === 'v') {
      y = next() + oy
      steps.push(['l', x, y])
    } else if (kind === 'm' || kind === 'l') {
      ;[x, y] = [next() + ox, next() + oy]
      const isMove = kind === 'm' && !isRepeated
      if (isMove) start = [x, y]
      steps.push([isMove ? 'm' : 'l', x, y])
    } else if (kind === 'a') {
      const ellipse = [next(), next(), next(), next(), next()]
      const to: Corner = [next() + ox, next() + oy]
      steps.push(...arc([x, y], ellipse, to))
      ;[x, y] = to
    } else {
      throw new Error(`Outlines have no command "${command}"`)
    }
  }
  return steps
}

const WORD = /[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g
const isLetter = (word = '') => /^[A-Za-z]/.test(word)

/**
 * Converts the end points of an arc to its centre (SVG 2, appendix B.2.4), then one curve per
 * quarter.
 */
function arc([x1, y1]: Corner, parameters: number[], [x2, y2]: Corner): Step[] {
  const [rx0 = 0, ry0 = 0, , large, sweep] = parameters
  if (rx0 === 0 || ry0 === 0) return [['l', x2, y2]]
  const [hx, hy] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const stretch = Math.max(1, Math.hypot(hx / rx0, hy / ry0))
  const [rx, ry] = [rx0 * stretch, ry0 * stretch]
  const reach = (hx / rx) ** 2 + (hy / ry) ** 2
  if (reach === 0) return []
  const root = Math.sqrt(Math.max(0, 1 / reach - 1)) * (large === sweep ? -1 : 1)
  const [ux, uy] = [root * (hy / ry), -root * (hx / rx)]
  const [cx, cy] = [ux * rx + (x1 + x2) / 2, uy * ry + (y1 + y2) / 2]
  const from = Math.atan2(hy / ry - uy, hx / rx - ux)
  const turn = Math.atan2(-hy / ry - uy, -hx / rx - ux) - from
  const angle = sweep
    ? (turn + 4 * Math.PI) % (2 * Math.PI)
    : -((4 * Math.PI - turn) % (2 * Math.PI))
  const quarters = Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-6)
  const by = angle / quarters
  const pull = (4 / 3) * Math.tan(by / 4)
  return Array.from({ length: quarters }, (_, i): Step => {
    const [a, b] = [from + by * i, from + by * (i + 1)]
    const at = (angle: number, along: number): Corner => [
      cx + rx * (Math.cos(angle) - along * Math.sin(angle)),
      cy + ry * (Math.sin(angle) + along * Math.cos(angle)),
    ]
    return ['c', ...at(a, pull), ...at(b, -pull), ...at(b, 0)]
  })
}

/** An axis-parallel ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): Step[] {
  return outlineOf(
    `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`,
  )
}

/** A rectangle with corner radius r. */
export function rectangle(x: number, y: number, w: number, h: number, r: number): Step[] {
  const round = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  return outlineOf(
    `M${x + r} ${y}h${w - 2 * r}${round(r, r)}v${h - 2 * r}${round(-r, r)}` +
      `h${2 * r - w}${round(-r, -r)}v${2 * r - h}${round(r, -r)}z`,
  )
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The bounding box of an outline, its curves included. */
export function boxAround(steps: readonly Step[]): Box {
  const xs: number[] = []
  const ys: number[] = []
  for (const step of steps) {
    if (step[0] === 'h') continue
    if (step[0] === 'c') {
      xs.push(...extremes([xs.at(-1) ?? step[1], step[1], step[3], step[5]]))
      ys.push(...extremes([ys.at(-1) ?? step[2], step[2], step[4], step[6]]))
    }
    xs.push(step[step.length - 2] as number)
    ys.push(step[step.length - 1] as number)
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** The extremes of a cubic curve along one axis: the zeros of its derivative between its ends. */
function extremes([p, q, r, s]: [number, number, number, number]): number[] {
  const [a, b, c] = [s - p + 3 * (q - r), 2 * (p - 2 * q + r), q - p]
  const root = Math.sqrt(b * b - 4 * a * c)
  const turns = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  return turns
    .filter(t => t > 0 && t < 1)
    .map(t => {
      const u = 1 - t
      return u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
    })
}
