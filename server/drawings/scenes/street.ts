import type { Family } from '../brief.ts'
import { boardroomUnit } from '../buildings/boardroom-unit.ts'
import { camp } from '../buildings/camp.ts'
import { classroom } from '../buildings/classroom.ts'
import { clinic } from '../buildings/clinic.ts'
import { cottage } from '../buildings/cottages.ts'
import { gazebo } from '../buildings/gazebos.ts'
import { house } from '../buildings/houses.ts'
import { library } from '../buildings/library.ts'
import { officeUnit } from '../buildings/office-unit.ts'
import { shoppingCentre } from '../buildings/shopping-centre.ts'
import { tree as grown } from '../buildings/unit-things.ts'
import { ground, leaves } from '../kit/palette.ts'
import type { Row } from '../layout/row.ts'
import type { Thing } from '../layout/thing.ts'
import { parkBench } from '../props/fixtures.ts'
import { land } from './land.ts'
import { street } from './outside.ts'

const plot =
  (family: Family, ...traits: string[]): Thing =>
  (b, { brief }) => {
    const { scene, box } = b.apart(0, inner => family(inner, brief.fork('plot', traits)))
    b.insert(scene, [0, 0, -box.min[2]])
  }

const tree = grown(['round', 'acacia', 'conifer'], [280, 380], [leaves.green])
const bench: Thing = b => parkBench(b)

/** What stands on both sides of a street: behind it, before it. */
const streets: Record<string, Record<string, readonly [behind: Row, before: Row]>> = {
  commercial: {
    main: [
      [plot(officeUnit, 'two-storey'), plot(shoppingCentre, 'row')],
      [plot(boardroomUnit, 'pavilion'), plot(camp, 'yard')],
    ],
    side: [
      [plot(camp, 'two-storey'), plot(officeUnit, 'stacked')],
      [plot(shoppingCentre, 'village'), plot(boardroomUnit, 'gabled')],
    ],
  },
  public: {
    main: [
      [plot(classroom, 'veranda'), plot(library, 'two-storey')],
      [tree, plot(clinic, 'portico'), bench, tree],
    ],
    side: [
      [plot(clinic, 'two-storey'), plot(classroom, 'pair')],
      [tree, tree, plot(library, 'court'), bench, tree],
    ],
  },
  residential: {
    main: [
      [plot(house, 'villa'), plot(cottage, 'cabin')],
      [plot(gazebo, 'garden', 'octagon'), plot(house, 'family', 'bungalow')],
    ],
    side: [
      [plot(cottage, 'rustic'), plot(house, 'family')],
      [plot(house, 'tiny'), plot(gazebo, 'pool')],
    ],
  },
}

/** A street with all kinds of units of a use: for business, for the public, to live in. */
export const heroStreet: Family = (b, brief) => {
  const [behind, before] = brief.make(brief.make(streets))
  land({ ground: ground.paving, walk: 40, lines: [behind, street, before] })(b, brief)
}
