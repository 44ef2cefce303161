import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { inset, panel } from '../../kit/mark.ts'
import { fabrics, leather, leaves, metals, walls, woods } from '../../kit/palette.ts'
import { picture, rug } from '../../props/art.ts'
import { battens } from '../../props/cladding.ts'
import { laptop, screen } from '../../props/desk-things.ts'
import { pendant } from '../../props/lamps.ts'
import { swaying } from '../../props/motions.ts'
import { glazing } from '../../props/openings.ts'
import { plant } from '../../props/plants.ts'
import { officeChair } from '../../props/seating.ts'
import { shell } from '../../props/shell.ts'
import { sideboard } from '../../props/storage.ts'
import { table } from '../../props/tables.ts'
import { DEPTH, HEIGHT, type Style, WIDTH } from './boardroom/plan.ts'
import { presentation } from './boardroom/presentation.ts'
import { papers, seated } from './boardroom/seated.ts'

/** A boardroom: one long table with chairs, or tables in a horseshoe before a large screen. */
export const heroBoardroom: Family = (b, brief) => {
  const style: Style = {
    wood: brief.pick([woods.oak, woods.walnut, woods.mahogany]),
    seat: brief.pick([leather.black, leather.tan, fabrics.teal, fabrics.rust]),
    accent: brief.pick([fabrics.teal, fabrics.mustard, fabrics.clay]),
  }
  if (brief.construction(['long-table', 'presentation']) === 'long-table')
    longTable(b, brief, style)
  else presentation(b, brief, style)
}

function longTable(b: Builder, brief: Brief, { wood, seat, accent }: Style): void {
  shell(b, {
    size: [WIDTH, DEPTH, HEIGHT],
    wall: walls.chalk,
    sideWall: brief.pick([walls.petrol, walls.mist, walls.dove]),
    floor: 'carpet',
    floorColor: brief.pick(['#bfae97', '#aebabb', '#c9bda8']),
    back: [
      glazing([0.05, 0.06, 0.56, 0.84], 8),
      panel(0.66, 0.04, 0.3, 0.94, wood),
      inset(0.66, 0.04, 0.3, 0.94, [battens(22)]),
      picture([0.72, 0.44, 0.18, 0.32], brief, '#f1ece1'),
    ],
    side: [
      panel(0.26, 0.36, 0.5, 0.44, '#1f2a30'),
      inset(0.27, 0.38, 0.48, 0.4, screen('#3f8f94')),
    ],
  })
  const [x, y] = [WIDTH * 0.53, DEPTH * 0.52]
  rug(b.at(x, y), 640, 360, accent, brief)
  const taken = brief.shuffle([0, 1, 2, 3, 4]).slice(0, 2)
  for (let i = 0; i < 5; i++) {
    const at = x - 220 + i * 110
    officeChair(b.at(at, y - 100), { fabric: seat })
    officeChair(b.at(at, y + 100, 0, 2), { fabric: seat })
    if (taken.includes(i)) seated(b.at(at, y - 96, 11), i)
    if (i === 1) seated(b.at(at, y + 96, 11, 2), 3, true)
  }
  officeChair(b.at(x + 345, y, 0, 3), { fabric: seat })
  table(b.at(x, y), { w: 600, d: 130, h: 75, top: wood, legs: 'panels', thick: 6 })
  for (const at of [-220, 0, 220]) laptop(b.at(x + at, y - 34, 75))
  for (const at of [-110, 110]) papers(b.at(x + at, y + 34, 75))
  sideboard(b.at(WIDTH * 0.67, 4), 250, wood)
  plant(b.at(40, 50), 'fig', 170)
  plant(b.at(WIDTH - 46, DEPTH - 44), 'fronds', 140, '#e6dfd3', leaves.deep)
  b.box([0, y - 4, HEIGHT - 16], [x + 210, 8, 8], metals.graphite, { casts: false })
  for (const [i, at] of [-180, 0, 180].entries())
    b.moving(swaying([x + at, y, HEIGHT - 16], 1.6, 6 + i), g =>
      pendant(g.at(x + at, y, 190), HEIGHT - 206, metals.brass, 'bell'),
    )
}
