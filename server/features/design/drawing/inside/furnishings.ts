import type { Plan } from '../../../../../web/features/design/plan.ts'
import * as camp from './camp-pieces.ts'
import * as classroom from './classroom-pieces.ts'
import * as clinic from './clinic-pieces.ts'
import * as home from './home-pieces.ts'
import type { Piece } from './look.ts'
import * as office from './office-pieces.ts'
import * as shop from './shop-pieces.ts'

/** Rows of one part of a storey, the first along the wall at its back, the other before it. */
interface Furnishing {
  back: readonly Piece[]
  before?: readonly Piece[]
}

/** The pieces in a part of a unit; large units, which are drawn small, have fewer in each. */
export function furnishingOf(use: Plan['use'], part: number, parts: number): Required<Furnishing> {
  const all = furnishings[use]
  const repeatedCount = all.length - 1
  // The first part is the only one of its kind.
  const { back, before = [] } = all[part < 1 ? 0 : 1 + ((part - 1) % repeatedCount)] as Furnishing
  const maxPieces = parts > 4 ? 3 : parts > 2 ? 4 : 9
  return { back: back.slice(0, maxPieces), before: before.slice(0, maxPieces - 1) }
}

const furnishings: Record<Plan['use'], readonly Furnishing[]> = {
  office: [
    { back: [office.desk, office.desk, office.cabinet, office.desk, office.plant] },
    { back: [office.meeting, office.cupboard, office.desk, office.plant] },
    { back: [office.desk, office.desk, office.desk, office.cabinet] },
    { back: [office.desk, office.cupboard, office.desk, office.desk] },
  ],
  home: [
    { back: [home.bed, home.dining, home.sofa, office.plant] },
    { back: [home.lounge, home.television, home.dining] },
    { back: [home.bed, office.cupboard, office.desk] },
    { back: [home.singleBed, office.cupboard, office.desk] },
  ],
  shop: [
    {
      back: [shop.goods, shop.goods, shop.goods, shop.goods],
      before: [shop.counter, shop.island, shop.island],
    },
    {
      back: [shop.goods, shop.goods, shop.goods, shop.goods],
      before: [shop.island, shop.island, shop.island],
    },
  ],
  classroom: [
    {
      back: [
        classroom.board,
        classroom.teacher,
        classroom.pupils,
        classroom.pupils,
        classroom.pupils,
      ],
    },
    {
      back: [
        classroom.pupils,
        classroom.pupils,
        classroom.pupils,
        classroom.pupils,
        office.cupboard,
      ],
    },
    {
      back: [
        classroom.board,
        classroom.teacher,
        classroom.pupils,
        classroom.pupils,
        classroom.pupils,
      ],
    },
  ],
  clinic: [
    { back: [clinic.couch, clinic.consultation, clinic.medicines, office.plant] },
    { back: [clinic.waiting, clinic.consultation, clinic.couch] },
    { back: [clinic.couch, clinic.consultation, clinic.medicines] },
  ],
  camp: [
    { back: [camp.bunk, camp.lockers, camp.bunk] },
    { back: [camp.mess, camp.lockers, camp.bunk] },
  ],
}

/** Uses whose parts are rooms of their own. */
export const hasRooms = (use: Plan['use']): boolean =>
  use === 'camp' || use === 'clinic' || use === 'home'
