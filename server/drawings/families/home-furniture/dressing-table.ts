import type { Family } from '../../brief.ts'
import { fabrics, valuesOf } from '../../kit/palette.ts'
import { roundRug } from '../../props/art.ts'
import { rim } from '../../props/outline.ts'
import { casesOf, type Extra } from '../../things/case-makes.ts'
import * as dressing from '../../things/dressing-table.ts'

const { dressingTables: tables, tableMirrors: mirrors } = dressing

const stool: Extra = (b, { brief, look, w }) => {
  if (!brief.option('stool', 0.75)) return
  const [fabric, carpet] = [brief.pick(valuesOf(fabrics)), brief.pick(valuesOf(fabrics))]
  if (brief.chance(0.3)) {
    roundRug(b.at(w / 2, 70), 64, carpet)
    rim(b.at(w / 2, 70), 64, 1, carpet)
  }
  dressing.dressingStool(b.at(w / 2, 82, 0, 2), brief, fabric, look.color)
}

const under = (mirror: Extra): Extra[] => [mirror, dressing.atMirror, stool]

export const dressingTable: Family = casesOf(
  {
    cabriole: { ...tables.row, on: under(mirrors.swinging) },
    modern: { ...tables.modern, on: under(mirrors.round) },
    triptych: { ...tables.turned, on: under(mirrors.triptych) },
    slim: { ...tables.slim, on: under(mirrors.arch) },
    lidded: { ...tables.writing, on: under(mirrors.lid) },
    lamps: { ...tables.kneehole, on: under(mirrors.lamps) },
    sided: { ...tables.sided, on: under(mirrors.arch) },
    shelved: {
      ...tables.kneehole,
      above: {
        inset: 0,
        body: '16 66-88',
        front: [
          'drawer open open | 2: silver*6 bare | drawer open open',
          'open open | 1.6: silver | door',
        ],
      },
      on: [stool],
    },
  },
  ['plain', 'framed', 'two-tone'],
)
