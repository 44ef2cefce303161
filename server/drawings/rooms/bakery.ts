import { glowing, panel } from '../kit/mark.ts'
import { schemes } from '../props/schemes.ts'
import { goodsShelf } from '../props/shop-shelves.ts'
import { cupboard } from '../props/storage.ts'
import { displayCase } from './kitchen-things.ts'
import * as on from './on-walls.ts'
import { colored } from './plan.ts'
import { room } from './room.ts'
import { counter, sack, sign, till } from './shop-things.ts'

const chambers = [0.14, 0.42, 0.7].flatMap(v => [
  panel(0.06, v, 0.72, 0.2, '#20272d'),
  glowing(0.1, v + 0.03, 0.64, 0.12, '#e9a24c'),
])
const oven = colored(cupboard, [150, 84, 178], '#dfe2df', chambers)
const bread = colored(goodsShelf, [120, 40, 164], 'loaves', [1, 4], 'wood', 'brief')

export const bakery = room(
  schemes,
  {
    counter: {
      back: [oven, bread, 'gap', sack],
      onLeft: [on.window(100)],
      floor: [['gap', counter(120, 'gap', till), displayCase]],
    },
  },
  { w: [430, 500], d: [330, 380], floors: ['chequer', 'tiles'], onBack: [sign] },
)
