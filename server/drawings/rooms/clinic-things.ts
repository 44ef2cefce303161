import { inset } from '../kit/mark.ts'
import { laden, turned } from '../layout/together.ts'
import { mug, vase } from '../props/desk-things.ts'
import * as lab from '../props/laboratory.ts'
import * as medical from '../props/medical.ts'
import { type CounterShape, receptionDesk } from '../props/service-counters.ts'
import { cupboard, doors, drawers } from '../props/storage.ts'
import * as signs from '../props/wall-signs.ts'
import * as ward from '../props/ward-things.ts'
import { computer, deskChair, papers, roundOne } from './furnishings.ts'
import { colored, filling, onWall, type RoomThing } from './plan.ts'

export { analyser, microscope } from '../props/laboratory.ts'
export { scales } from '../props/ward-things.ts'

export const couch = colored(medical.couch, 'fabric')
export const step = colored(medical.step, 'front')
export const screen = colored(medical.foldingScreen, 2, 'front')
export const basin = colored(medical.basin, 'front')
export const curtain: RoomThing = turned(colored(medical.curtain, 'accent'), 1)
export const trolley = colored(ward.medicalTrolley, 'fabric')
export const wheelchair = colored(ward.wheelchair, 'fabric')
const redCross = signs.crossMark(0.5, 0.74, 26, '#c8402f')
export const medicines = colored(cupboard, [70, 50, 168], '#eef0ee', [doors(1), redCross])

const locker = colored(cupboard, [38, 40, 64], 'front', [drawers(1, 2)])
const onLocker: RoomThing = (b, { brief, scheme }) =>
  brief.chance(0.5) ? vase(b, scheme.accent) : mug(b, scheme.accent)

export const bedside: RoomThing = (b, plan) => {
  const { brief, scheme } = plan
  ward.wardBed(b, brief.pick([scheme.accent, scheme.fabric]))
  laden(locker, [onLocker])(b.at(-86, 0), plan)
  if (brief.chance(0.5)) ward.vitals(b.at(66, 26))
  else ward.drip(b.at(64, 30))
}

export const centrifuge = colored(lab.centrifuge, 'front')
export const glassware = colored(lab.glassware, 'brief')
export const fumeCupboard = colored(lab.fumeCupboard, 'front')

export const bench = (...on: RoomThing[]) =>
  filling(120, Infinity, w =>
    laden(colored(lab.labBench, w, { front: ['front', 'fabric'], top: '#dfe4e4' }), on),
  )

export const reception =
  (shape: CounterShape, w: number): RoomThing =>
  (b, plan) => {
    deskChair(b.at(0, -66), plan)
    colored(receptionDesk, shape, {
      w,
      front: ['fabric', 'front', 'wood'],
      top: 'wood',
      facing: ['plain', 'slats', 'panels'],
    })(b, plan)
    computer(b.at(8, -14, 74, 2), plan)
  }

export const magazines: RoomThing = laden(roundOne(32, 42), [papers])
export const leaflets = onWall([56, 60, 112], medical.leaflets)
export const clinicName = onWall([160, 36, 168], (place, _, { accent }) =>
  inset(...place, [
    signs.crossMark(0.12, 0.5, 34),
    signs.lettering([0.3, 0.25, 0.68, 0.45], accent),
  ]),
)
