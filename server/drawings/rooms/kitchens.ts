import type { Family } from '../brief.ts'
import { joined, tint } from '../kit/mark.ts'
import { namesOf } from '../kit/palette.ts'
import { turned } from '../layout/together.ts'
import { masonry } from '../props/cladding.ts'
import { schemes } from '../props/schemes.ts'
import * as f from './furnishings.ts'
import { diningTable, roundDiningTable } from './home-things.ts'
import { bar, counter, hob, sink } from './kitchen-counters.ts'
import { niche, splashback, units } from './kitchen-runs.ts'
import { lampsAbove } from './lamps.ts'
import { sideboard } from './office-things.ts'
import * as on from './on-walls.ts'
import type { Layout } from './plan.ts'
import { room } from './room.ts'

const kitchenRoom = (own?: Layout) =>
  room(schemes, { floors: ['planks', 'tiles', 'chequer'], clad: splashback, ...own })

export const homeKitchen = kitchenRoom()({
  'dining-kitchen': {
    w: [400, 480],
    d: [330, 400],
    onLeft: [on.window(150, 3)],
    back: [units('sink oven any > fridge larder', ['cupboards', 'shelves'])],
    floor: [['gap', diningTable, 'gap', f.lowPlant]],
  },
  corner: {
    w: [400, 470],
    d: [380, 440],
    cladLeft: splashback,
    onLeft: [on.window(90, 2, 90, 120)],
    back: [units('oven any > fridge', ['cupboards'])],
    left: [units('sink any', ['none'], 200), 'gap'],
    floor: [roundDiningTable(), [f.lowPlant, 'gap']],
  },
  island: {
    w: [420, 500],
    d: [370, 440],
    onLeft: [on.glazing(190, 130, 80)],
    back: [units('sink hob any > fridge tower', ['cupboards', 'shelves'])],
    left: ['gap', sideboard(120)],
    floor: [bar(200, 3), ['gap', f.lowPlant]],
  },
  galley: {
    w: [430, 540],
    d: [250, 300],
    onLeft: [on.window(110), on.clock],
    back: [units('sink oven any > fridge', ['cupboards'])],
    floor: [[f.lowPlant, 'gap', counter(270, 62), 'gap']],
  },
  horseshoe: {
    w: [390, 440],
    d: [370, 430],
    cladLeft: splashback,
    onBack: [on.window(130, 3, 92, 116)],
    back: [units('sink any', ['none'])],
    left: [units('oven any > fridge', ['cupboards'], 230), 'gap'],
    floor: [[f.carpet, 'gap', turned(counter(130, 62), 1)], roundDiningTable(38)],
  },
})

/** A kitchen to show by itself: along one wall, or along two of which `left` is one. */
export const kitchen: Family = (b, brief) => {
  const name = brief.construction(namesOf(kitchens))
  const at = b.facing(name in oneSided ? 0 : brief.pick([0, 1]))
  const layout: Layout = kitchens[name]
  kitchenRoom({ h: [226, 238], sections: ['alone'] })({ [name]: layout })(at, brief)
}

const corner = { sections: ['even'], cladLeft: splashback } as const

/** What faces away from one who looks at it along its wall. */
const oneSided = {
  corner: {
    ...corner,
    w: [320, 410],
    d: [270, 350],
    back: [units('oven any > fridge tower', ['cupboards'])],
    left: [units('sink any any', ['none', 'shelves', 'cupboards'])],
  },
  peninsula: {
    ...corner,
    w: [320, 400],
    d: [335, 385],
    back: [units('oven any > fridge', ['cupboards', 'shelves'])],
    left: [units('sink any', ['none', 'shelves', 'cupboards']), turned(bar(180, 2), 3)],
  },
  horseshoe: {
    ...corner,
    w: [335, 400],
    d: [305, 365],
    onBack: [on.window(90, 2, 92, 112)],
    back: [units('sink any', ['none'])],
    left: [units('oven any > tower', ['none', 'shelves', 'cupboards'])],
    floor: [['gap', turned(counter(130, 62), 1)]],
  },
  'breakfast-bar': {
    w: [390, 460],
    d: [226, 280],
    back: [
      units('sink oven any > fridge', ['cupboards', 'shelves']),
      turned(bar(205, 3, [40, 108]), 1),
    ],
  },
} satisfies Record<string, Layout>

const kitchens = {
  straight: {
    w: [290, 420],
    d: [104, 150],
    back: [units('sink oven any any > fridge larder', ['cupboards', 'shelves'])],
  },
  niche: { w: [236, 256], d: [96, 150], back: [niche('sink oven any')] },
  island: {
    w: [320, 420],
    d: [270, 330],
    back: [units('sink hob any > fridge tower', ['cupboards'])],
    floor: [bar(190, 3)],
    above: lampsAbove('floor 1'),
  },
  'tall-wall': {
    w: [270, 350],
    d: [270, 330],
    back: [units('larder tower larder fridge', ['none'])],
    floor: [counter(210, 80, ['gap', sink, 'gap', hob, 'gap'])],
  },
  range: {
    w: [350, 450],
    d: [220, 270],
    back: [units('drawers trough range doors > larder open', ['shelves', 'none', 'cupboards'])],
    floor: [diningTable],
  },
  workshop: {
    w: [320, 400],
    d: [240, 300],
    clad: () => joined(tint(0, 0, 1, 1, '#b5745a'), masonry(16)),
    back: [units('open drawers sink hob > fridge', ['shelves', 'shelves', 'none'])],
    floor: [[f.lowPlant, 'gap', counter(150), 'gap']],
  },
  window: {
    w: [310, 410],
    d: [190, 250],
    onBack: [on.window(110, 3, 92, 112)],
    back: [units('sink drawers washer > larder tower', ['none'])],
    floor: [roundDiningTable(38)],
  },
  galley: {
    w: [320, 430],
    d: [225, 275],
    back: [units('sink any any > fridge larder', ['cupboards', 'shelves'])],
    floor: [counter(260, 66, ['gap', hob, 'gap'])],
    above: lampsAbove('floor 1'),
  },
  ...oneSided,
} satisfies Record<string, Layout>
