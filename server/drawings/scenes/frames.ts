import { coats, metals, woods } from '../kit/palette.ts'
import { turned } from '../layout/together.ts'
import { picture } from '../props/art.ts'
import { schemes } from '../props/schemes.ts'
import * as f from '../rooms/furnishings.ts'
import { shine } from '../rooms/lamps.ts'
import { onWall, type RoomThing } from '../rooms/plan.ts'
import { room } from '../rooms/room.ts'
import { someone } from './outside.ts'

/** A picture `z` cm above the floor, in a frame of its own. */
const frame = (w: number, h: number, z: number) =>
  onWall([w, h, z], ({ brief }) => picture([0, 0, 1, 1], brief, brief.pick(frames)))
const frames = ['#2b3338', woods.oak, woods.walnut, '#f7f3ea', metals.brass]

const visitor = (shirt: string, height: number) => turned(someone({ shirt, height }), 2)

const bench: RoomThing = (b, plan) => {
  shine(b.at(100, 24), [110, 76], plan)
  f.bench(190)(b, plan)
}

const rows = (wide: readonly number[], small: readonly number[]) => [
  ...wide.map(w => frame(w, 112, 84)),
  ...small.map(w => frame(w, 74, 216)),
]

/** A room whose walls are full of frames, with people who look at them. */
export const heroFrames = room(schemes, { h: [320, 320], sections: ['even'], floors: ['planks'] })({
  hall: {
    w: [660, 690],
    d: [470, 500],
    onBack: rows([150, 110, 140, 96], [90, 120, 74, 104, 84]),
    onLeft: rows([140, 100, 110], [76, 110, 84]),
    floor: [
      ['gap', visitor(coats.orange, 172), 'gap', 'gap', 'gap'],
      ['gap', bench, 'gap', visitor(coats.teal, 164), visitor(coats.sun, 118), 'gap'],
      ['gap', f.plant],
    ],
  },
})
