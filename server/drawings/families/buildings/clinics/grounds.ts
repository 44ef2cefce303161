import type { Builder } from '../../../kit/builder.ts'
import { type Mark, panel } from '../../../kit/mark.ts'
import { leaves } from '../../../kit/palette.ts'
import { ambulance } from '../../../props/ambulance.ts'
import { treeBeside } from '../../../props/planting.ts'
import { patch, plot } from '../../../props/plots.ts'
import { crossMark } from '../../../props/showcases.ts'
import { signPost } from '../../../props/signs.ts'
import { hedge } from '../../../props/trees.ts'
import type { Clinic } from './ward.ts'

/** An ambulance that shows its other side, which is painted alike. */
export function parkedAmbulance(b: Builder, accent: string): void {
  const side: Mark[] = [
    panel(0, 0.2, 1, 0.14, accent, { edge: false }),
    crossMark(0.46, 0.66, 72, accent),
  ]
  b.group(g => {
    ambulance(g, accent)
    g.box([-270, -87, 44], [360, 1, 190], accent, { open: true, casts: false, back: side })
  })
}

/** The ground around: a drive with the ambulance, a cross on a post, a bench, trees. */
export function grounds(b: Builder, place: Clinic, w: number, d: number): void {
  const { brief, accent } = place
  const drive = brief.pick([300, 380])
  const y = d + 60
  plot(b, [-110, -80, w + 260, y + drive + 80])
  patch(b, [-98, y + 20, w + 236, drive - 50], '#b7bdbb')
  if (brief.option('ambulance', 0.8))
    b.group(g => ambulance(g.at(w * brief.between(0.42, 0.62), y + drive / 2 + 20), accent))
  signPost(b.at(-60, y - 40), accent)
  hedge(b.at(-80, -40), 0.4 * w, 60, leaves.deep)
  treeBeside(
    b.at(w + 30, 10),
    brief.pick(['poplar', 'conifer', 'poplar']),
    brief.between(220, 300),
    leaves.green,
  )
}
