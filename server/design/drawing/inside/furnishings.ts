import type { Plan } from '../../../../web/design/plan.ts'
import type { Piece } from './look.ts'
import * as p from './pieces.ts'

/** Rows of one part of a storey, the first along the wall at its back, the other before it. */
interface Furnishing {
  back: readonly Piece[]
  before?: readonly Piece[]
}

/** What stands in a part of a unit; large units, which are drawn small, have less in each. */
export function furnishingOf(use: Plan['use'], part: number, parts: number): Required<Furnishing> {
  const all = furnishings[use]
  const again = all.length - 1
  // The first part is the only one of its kind.
  const { back, before = [] } = all[part < 1 ? 0 : 1 + ((part - 1) % again)] as Furnishing
  const most = parts > 4 ? 3 : parts > 2 ? 4 : 9
  return { back: back.slice(0, most), before: before.slice(0, most - 1) }
}

const furnishings: Record<Plan['use'], readonly Furnishing[]> = {
  office: [
    { back: [p.desk, p.desk, p.cabinet, p.desk, p.plant] },
    { back: [p.meeting, p.cupboard, p.desk, p.plant] },
    { back: [p.desk, p.desk, p.desk, p.cabinet] },
    { back: [p.desk, p.cupboard, p.desk, p.desk] },
  ],
  home: [
    { back: [p.bed, p.dining, p.sofa, p.plant] },
    { back: [p.lounge, p.television, p.dining, p.plant] },
    { back: [p.bed, p.cupboard, p.desk] },
    { back: [p.singleBed, p.cupboard, p.desk] },
  ],
  shop: [
    { back: [p.goods, p.goods, p.goods, p.goods], before: [p.counter, p.island, p.island] },
    { back: [p.goods, p.goods, p.goods, p.goods], before: [p.island, p.island, p.island] },
  ],
  classroom: [
    { back: [p.board, p.teacher, p.pupils, p.pupils, p.pupils] },
    { back: [p.pupils, p.pupils, p.pupils, p.pupils, p.cupboard] },
    { back: [p.board, p.teacher, p.pupils, p.pupils, p.pupils] },
  ],
  clinic: [
    { back: [p.couch, p.consultation, p.medicines, p.plant] },
    { back: [p.waiting, p.consultation, p.couch] },
    { back: [p.couch, p.consultation, p.medicines] },
  ],
  camp: [{ back: [p.bunk, p.lockers, p.bunk] }, { back: [p.mess, p.lockers, p.bunk] }],
}

/** Uses whose parts are rooms of their own. */
export const hasRooms = (use: Plan['use']): boolean =>
  use === 'camp' || use === 'clinic' || use === 'home'
