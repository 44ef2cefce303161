import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { lighter } from '../../kit/light.ts'
import { fabrics, valuesOf } from '../../kit/palette.ts'
import { rug } from '../../props/art.ts'
import { type CouchLook, couch } from '../../things/couch.ts'
import { type Couch, couches } from '../../things/couches.ts'
import { sectionals } from '../../things/sectionals.ts'
import { coverFor } from '../../things/upholstery.ts'

type Make = (b: Builder, look: CouchLook) => void

const make =
  (name: Couch, change: Partial<CouchLook> = {}): Make =>
  (b, look) =>
    couch(b, couches[name], { ...look, ...change })

const builds: Record<string, Make> = {
  track: make('track'),
  low: make('low'),
  buttoned: make('buttoned'),
  shelter: make('shelter'),
  camel: make('camel'),
  framed: make('framed'),
  settle: make('settle'),
  slim: make('slim'),
  tubular: make('tubular'),
  daybed: make('daybed', { pillows: [] }),
  divan: make('divan'),
  chaise: (b, look) => make('low', { chaise: look.brief?.pick([-1, 1]) })(b, look),
  ...sectionals,
}

/** A sofa by itself, at most on its rug. */
export const sofa: Family = (b, brief) => {
  const build = brief.make(builds)
  const cover = coverFor(brief)
  const seats = brief.pick([2, 3, 3, 4])
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  if (brief.chance(0.3))
    rug(at.at(0, 50), seats * 66 + 60, 150, brief.pick(valuesOf(fabrics)), brief)
  const colors = brief.shuffle([cover.accent, '#f1ece1', lighter(cover.fabric, 0.3)])
  build(at, { ...cover, brief, seats, pillows: colors.slice(0, brief.int(0, 3)) })
}
