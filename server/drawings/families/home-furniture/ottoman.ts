import type { Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { type OttomanLook, ottomans, ottoman as padded } from '../../things/ottomans.ts'
import { roundOttomans } from '../../things/round-ottomans.ts'
import { coverFor } from '../../things/upholstery.ts'

type Make = (b: Builder, look: OttomanLook) => void

const makes = Object.entries(ottomans).map(([name, make]): [string, Make] => {
  return [name, (b, look) => padded(b, make, look)]
})
const builds: Record<string, Make> = { ...Object.fromEntries(makes), ...roundOttomans }

export const ottoman: Family = (b, brief) => {
  brief.make(builds)(b.at(0, 0, 0, brief.pick([0, 1])), { ...coverFor(brief), brief })
}
