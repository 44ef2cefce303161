import { metals } from '../kit/palette.ts'
import { around, laden, sides } from '../layout/together.ts'
import * as books from '../props/library-things.ts'
import * as medical from '../props/medical.ts'
import { divider, terminal } from '../props/workplaces.ts'
import * as f from './furnishings.ts'
import { colored, filling, type RoomThing } from './plan.ts'

export { shelfLadder as ladder } from '../props/library-things.ts'

export const openBook = colored(books.openBook, ['accent', 'fabric'])
export const bookBox = colored(books.bookBox, ['accent', '#7fb8c6'])
export const tent = colored(books.readingTent, ['accent', '#f1e9d8', 'fabric'])
export const magazineRack = colored(books.magazineRack, 'wood', 'brief')
export const trolley = colored(books.bookTrolley, 'accent', 'brief')
export const catalogue = colored(books.catalogue, ['front', 'fabric'])
export const steps = colored(medical.step, metals.steel)

export const stack = (w: number, h: number) =>
  colored(books.bookStack, { w, h, wood: 'wood' }, 'brief')

export const rollingStacks = filling(300, Infinity, w => (b, { brief, scheme }) => {
  const [count, d, h] = [Math.floor((w - 70) / 58), 170, brief.between(176, 196)]
  const aisle = brief.int(1, count - 1)
  for (const y of [-d / 2 + 30, d / 2 - 30]) b.flat([-28, y, 0], [w, 5, 0.6], metals.graphite)
  for (let i = 0; i < count; i++)
    books.bookStack(
      b.at(i * 58 + (i < aisle ? 0 : 70), 0, 0, 1),
      { w: d, h, wood: scheme.fabric, rolling: true },
      brief,
    )
})

export const carrels = filling(200, Infinity, w => (b, plan) => {
  const { scheme } = plan
  const count = Math.floor(w / 98)
  for (let i = 0; i < count; i++) {
    const at = b.at(i * 98, 0)
    books.carrel(at, scheme.wood, i % 2 ? scheme.fabric : scheme.accent)
    terminal(at.at(48, 26, 74), 46)
    f.deskChair(at.at(48, 104, 0, 2), plan)
  }
})

export const islandOfComputers: RoomThing = (b, plan) => {
  for (const turn of [0, 2]) f.computers(3)(b.at(0, 0, 0, turn).at(-144, 2), plan)
  divider(b.at(0, 0, 74), 280, 36, plan.scheme.accent)
}

export const readingTable: RoomThing = around(
  laden(f.longTable(304), [books.readingLamp, openBook, books.readingLamp, openBook]),
  f.woodenChair,
  { front: 4 },
)

export const roundReadingTable = (under?: typeof f.onRug): RoomThing =>
  around(laden(f.roundOne(52, 74), [openBook, f.papers]), f.chair, sides(1, 1), under)
