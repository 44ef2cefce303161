import type { Builder } from '../../../kit/builder.ts'
import { ground, leaves, woods } from '../../../kit/palette.ts'
import { flagpole, parkBench } from '../../../props/fixtures.ts'
import { treeBeside } from '../../../props/planting.ts'
import { climbingFrame, slide } from '../../../props/playground.ts'
import { paved, plot } from '../../../props/plots.ts'
import { hopscotch, sandpit, schoolBell, seesaw } from '../../../props/school-yard.ts'
import type { School } from './room.ts'

/** The ground in front: games, a bench, the flag, trees. */
export function yard(
  b: Builder,
  { brief, first, second }: School,
  w: number,
  d: number,
  near: number,
  wing = 0,
): void {
  const [deep, left, right] = [near + brief.pick([300, 380]), 90, brief.pick([90, 250])]
  const y = d + near
  plot(
    b,
    [-left, -80, w + left + right, d + deep + 80],
    brief.pick([ground.lawn, ground.lawn, '#d8b48c']),
  )
  const along = (share: number) => wing + (w - wing) * share
  if (wing === 0) paved(b, [20, d, 170, deep - 12])
  else paved(b, [wing - 40, d - 120, w - wing + 40, 150])
  const games = brief.shuffle(['slide', 'climb', 'seesaw', 'hopscotch', 'sand'] as const)
  const shares = wing === 0 ? [0.3, 0.85] : [0.66]
  const rest = wing === 0 ? 0.52 : 0.05
  shares.forEach((share, i) => {
    const at = b.at(along(share), y + 60)
    const game = games[i]
    if (game === 'slide') slide(at.at(0, -20), second)
    if (game === 'climb') climbingFrame(at.at(-60, 80), first, second)
    if (game === 'seesaw') seesaw(at.at(0, 100), second)
    if (game === 'hopscotch') hopscotch(at.at(0, -70))
    if (game === 'sand') sandpit(at.at(-80, -10), 160)
  })
  flagpole(
    wing === 0 ? b.at(-46, y + 60) : b.at(along(0.92), y + 262),
    brief.between(470, 540),
    second,
  )
  if (brief.chance(0.5)) parkBench(b.at(along(rest), d + deep - 70), 150, woods.oak)
  else schoolBell(b.at(along(rest), d + deep - 70))
  if (right > 200) treeBeside(b.at(w + 30, 60), brief.pick(['round', 'acacia']), 300, leaves.green)
}
