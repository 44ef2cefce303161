import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { person } from '../props/people.ts'

/** A person on a chair whose seat is 11 cm above the origin's sitting height. */
export function seated(b: Builder, brief: Brief): void {
  person(b, {
    shirt: brief.pick(['#f1ece1', '#3a648f', '#d8d3c8', '#b4533a']),
    trousers: '#26343c',
    pose: 'sitting',
    skin: brief.int(0, 3),
    away: b.turn > 1,
  })
}
