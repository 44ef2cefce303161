import { inset, type Mark, panel, tint } from '../kit/mark.ts'
import { battens, masonry } from '../props/cladding.ts'
import type { Plan } from './plan.ts'

export const painted = ({ scheme }: Plan): Mark => tint(0, 0, 1, 1, scheme.feature)
export const bricks = (): Mark => masonry(26)
export const slats = ({ scheme }: Plan): Mark =>
  inset(0.18, 0.02, 0.64, 0.94, [panel(0, 0, 1, 1, scheme.wood), battens(26)])
export const wainscot = ({ scheme }: Plan): Mark =>
  inset(0, 0, 1, 0.5, [tint(0, 0, 1, 1, scheme.wood), battens(40)])
