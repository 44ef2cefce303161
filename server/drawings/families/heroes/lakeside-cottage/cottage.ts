import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { coats, fabrics } from '../../../kit/palette.ts'
import { boards, masonry } from '../../../props/cladding.ts'
import { container } from '../../../props/container.ts'
import { door, glazing, window } from '../../../props/openings.ts'

/** A boarded cottage with a steep roof, a chimney and a gable window. */
export function cottage(b: Builder, brief: Brief, color: string, roof: string): void {
  const [w, d, h] = [660, 300, 236]
  container(b, {
    color,
    size: [w, d, h],
    skin: 'boards',
    roof: '#efece0',
    front: [
      window([0.06, 0.34, 0.22, 0.42], { panes: 2, rows: 2, curtain: fabrics.mustard }),
      door(0.4, 0.15, 0.8, { color: coats.teal }),
      glazing([0.64, 0.06, 0.3, 0.74], 3, { door: 1 }),
    ],
    right: [window([0.28, 0.32, 0.44, 0.44], { panes: 2, rows: 2 })],
  })
  b.gable([-40, -36, h + 14], [w + 80, d + 72, brief.between(190, 230)], 'x', roof, {
    slopes: [boards(16)],
    endColor: color,
    ends: [window([0.38, 0.16, 0.24, 0.3], { panes: 2 })],
  })
  b.box([w + 41, 60, 0], [64, 80, 400], '#b9aa96', { front: [masonry(26)], right: [masonry(26)] })
  b.box([w + 37, 56, 400], [72, 88, 12], '#8d979a')
  smoke(b.at(w + 73, 100, 420))
}

/** Puffs of smoke that rise and fade. */
function smoke(b: Builder): void {
  for (let i = 0; i < 3; i++)
    b.moving(
      {
        seconds: 9,
        moments: [
          { at: 0, move: [0, 0, -30], opacity: 0 },
          { at: 12 + i * 12, move: [0, 0, 0], opacity: 0.5 },
          { at: 60 + i * 12, move: [20, -20, 60], opacity: 0.25 },
          { at: 100, move: [34, -34, 100], opacity: 0 },
        ],
      },
      g => g.ball([i * 6, -i * 6, 14 + i * 34], 13 + i * 6, '#eef1f0', { casts: false }),
    )
}
