import { shares } from '../../kit/geometry.ts'
import { casesOf, type Extra, things } from '../../things/case-makes.ts'

const crest: Extra = (b, { brief, look, w, d, z }) => {
  const rise = brief.between(7, 16)
  const bow = shares(12).map(t => [-3 + (w + 6) * t, rise * Math.sin(Math.PI * t)] as const)
  b.extrude(bow, 'y', [0, 0, z], d + 5, look.color, { smooth: true })
}

const TALL = 'door*3.2 door*.8'

export const wardrobe = casesOf(
  {
    armoire: {
      body: '96-124 58 168-197 on bracket turned cabriole 9-18, over 3',
      front: ['drawer*.22 doors', 'drawer*.2 drawer*.2 doors', 'doors'],
      on: [crest],
    },
    mirrored: {
      body: '120-176 58 182-220 on plinth posts 6-14',
      front: [
        'door | drawer*.14 drawer*.14 mirror | door',
        'mirror | door | mirror',
        'door | mirror*1.6 door*.4',
        'door | 1.3: drawer*.2 drawer*.2 mirror*1.1 | door*.6 door',
      ],
    },
    fitted: {
      body: '150-220 56-68 218-260 on plinth 7',
      front: [TALL, 'drawer*.4 drawer*.4 door*2.4 door*.8', 'clothes*3.2 door*.8'].flatMap(
        other => [`${TALL} | ${other} | ${TALL}`, `${TALL} | ${other} | ${TALL} | ${TALL}`],
      ),
    },
    combined: {
      body: '112-140 58 176-205 on leaning sled plinth 8-16',
      front: [
        '1.2: doors | drawer drawer drawer drawer gap*4',
        '1.2: door*3 drawer | drawer drawer drawer gap*2.4',
      ],
      on: [things(4, undefined, 1)],
    },
    sliding: { body: '160-250 58 190-228 on plinth 6', front: 'sliding' },
    open: {
      body: '130-180 58 186-210 on plinth sled 6',
      front: [
        'clothes | door*.3 door*.7',
        'open open open open | 1.6: clothes | door',
        'drawer drawer clothes*5 | door',
        'door | 1.6: drawer drawer clothes*4 | open open open open open',
        'clothes open*.2 | clothes open*.2',
        'clothes*3 door | drawer drawer drawer open open door*1.6',
      ],
      theme: 'linen',
    },
    ajar: {
      body: '100-130 58 180-205 on posts leaning turned 10-20',
      front: ['ajar | door', 'ajar | drawer drawer door*3', '1.2: ajar | open open open open'],
      theme: 'linen',
    },
    bridge: {
      body: '180-220 58 206-230',
      front: [
        'door | 1.4: seat*.5 bare*1.5 doors*.7 | drawer*.4 drawer*.4 door*2',
        'doors | 1.2: drawer*.4 gap*1.6 door*.8 | doors',
      ],
    },
  },
  ['plain', 'framed', 'slatted', 'cane', 'louvred', 'fluted'],
)
