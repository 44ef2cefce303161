import { battens, boards } from '../../props/cladding.ts'
import { plant } from '../../props/plants.ts'
import { soundbar, television } from '../../props/television.ts'
import { casesOf, type Extra, lowShelf, things } from '../../things/case-makes.ts'

/** A screen that takes a share of the first top. */
const screen =
  (share: number, ...places: number[]): Extra =>
  (b, { brief, d, tops: [top] }) => {
    if (!top) return
    const at = b.at(top.x + top.w * brief.pick(places), d / 2, top.z)
    television(at, brief, top.w * share * brief.between(0.85, 1), true)
  }

export const mediaUnit = casesOf({
  pair: {
    body: '120-150 44 40-50 on posts 12',
    front: ['doors | .9: open open', '.8: open open | door | .8: open open'],
    on: [screen(0.95, 0.5)],
  },
  bench: {
    body: '150-210 44 26-36 on leaning hairpin sled 14-22',
    front: ['1.4: door | 1.6: open | 1.4: door', '1.4: drawer | open | 1.4: drawer'],
    on: [screen(0.68, 0.36, 0.5, 0.64), (b, { w, z }) => soundbar(b.at(w / 2, 38, z))],
  },
  wall: {
    body: '196-230 38 145-175',
    front: ['door*.6 open open glass', 'drawer*.3 door*.5 open open open'].flatMap(tower => [
      `${tower} | 1.5: drawer*1.2 gap*3 open | 1.5: open*1.2 gap*3 open | ${tower}`,
      `${tower} | 3: drawer gap*3.4 | ${tower}`,
    ]),
    on: [
      (b, { brief, w, tops: [, low] }) =>
        television(b.at(w / 2, 28, low?.z), brief, w * 0.52, true),
    ],
  },
  frame: {
    body: '140-180 40 12-16 on frame 34-44',
    front: ['drawer | drawer', 'open | drawer'],
    on: [screen(0.72, 0.5), lowShelf('books', 'bowl', 'jars', 'tray', 'clock')],
  },
  credenza: {
    body: '160-200 44 44-54 on turned bracket cabriole 12',
    front: 'doors | .8: drawer drawer drawer | doors',
    on: [
      screen(0.56, 0.4),
      (b, { brief, w }) => {
        if (brief.chance(0.6))
          plant(b.at(w + 26, 16), brief.pick(['blades', 'fig']), brief.between(80, 110))
      },
    ],
  },
  panel: {
    body: '180-230 44 30 on plinth 8',
    front: ['drawer | 1.2: drawer | drawer', 'drawer | drawer'],
    on: [
      (b, { brief, look, w, z }) => {
        const wide = w * brief.between(0.6, 0.8)
        b.box([(w - wide) / 2, -4, 0], [wide, 4, brief.between(150, 190)], look.fronts.color, {
          front: [brief.chance(0.6) ? battens(24) : boards(5, true, '#10262b', 0.2)],
        })
        television(b.at(w / 2, 2.2, z + 26), brief, wide * 0.84, false)
      },
      things(2),
    ],
  },
  stepped: {
    body: '185-225 44 70-78 on plinth 6',
    front: [
      '1: drawer*.5 drawer*.5 gap | 1.3: open gap | .9: door open',
      '1.8: doors*.7 gap | .7: open*.7 gap | .9: drawer*.6 open open*.7',
    ],
    on: [screen(0.8, 0.48), things(5, undefined, 1)],
  },
})
