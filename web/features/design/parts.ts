import { modulesOf } from './measures.ts'
import type { Plan } from './plan.ts'

/** A line of the list of parts; the owner enters prices by `id`. */
export interface Part {
  id: PartId
  name: string
  count: number
}

/** All parts, with their names for visitors, the workshop and the owner's prices. */
export const partNames = {
  'module-20': 'Module of 20 ft, 6.0 × 2.4 m',
  'module-40': 'Module of 40 ft, 12.0 × 2.4 m',
  'front-windows': 'Module front with windows',
  'front-glazed': 'Module front glazed',
  'front-shutter': 'Module front with a roller shutter',
  'door-single': 'Single door',
  'door-double': 'Double door',
  'roof-pitched': 'Pitched roof over a module',
  'roof-terrace': 'Terrace with railing over a module',
  'cladding-boards': 'Cladding of boards, for a module',
  'cladding-render': 'Render, for a module',
  deck: 'Deck along the front',
  stairs: 'Stairs outside, for a storey',
  awning: 'Awning along the front',
  solar: 'Set of solar panels on a module',
  tank: 'Water tank on a stand',
  furnished: 'Furniture for a module',
  kitchen: 'Kitchenette',
  wc: 'Washroom',
} as const

export type PartId = keyof typeof partNames

/** The parts of a plan: the workshop's list, and the lines of a quote. */
export function partsOf(plan: Plan): Part[] {
  const { feet, count, layout, storeys, front, doors, roof, cladding, extras, fittings } = plan
  // Side by side, each storey has one module at the front.
  const atFront = layout === 'side' ? 1 : count
  const isTerrace = roof === 'terrace'
  const counts: Partial<Record<PartId, number>> = {
    [`module-${feet}`]: modulesOf(plan),
    ...(front !== 'blank' && { [`front-${front}`]: atFront * storeys }),
    [doors === 'double' ? 'door-double' : 'door-single']: doors === 'two' ? 2 : 1,
    ...(roof !== 'flat' && { [`roof-${roof}`]: count }),
    ...(cladding !== 'steel' && { [`cladding-${cladding}`]: modulesOf(plan) }),
    ...(extras.includes('deck') && { deck: 1 }),
    ...(extras.includes('stairs') && { stairs: storeys - (isTerrace ? 0 : 1) }),
    ...(extras.includes('awning') && { awning: 1 }),
    ...(extras.includes('solar') && { solar: count }),
    ...(extras.includes('tank') && { tank: 1 }),
    ...(fittings.includes('furnished') && { furnished: modulesOf(plan) }),
    ...(fittings.includes('kitchen') && { kitchen: 1 }),
    ...(fittings.includes('wc') && { wc: 1 }),
  }
  const ids = Object.keys(partNames) as PartId[]
  return ids.flatMap(id => {
    const number = counts[id]
    return number ? [{ id, name: partNames[id], count: number }] : []
  })
}
