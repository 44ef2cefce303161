import { designQuery, designUrls } from '../../../../../web/features/design/addresses.ts'
import { firstPlan, type Plan } from '../../../../../web/features/design/plan.ts'
import { planText } from '../../../../../web/features/design/plan-text.ts'

export type Kind = keyof typeof beginnings

/** A button that opens the page to design a unit with one of that kind. */
export const changeIt = (kind: Kind) => ({
  label: 'Design your own',
  href: designUrls.page + designQuery(planText({ ...firstPlan, ...beginnings[kind] })),
  look: 'plain' as const,
})

/** Units to begin with, one for each kind of page. */
const beginnings = {
  office: { storeys: 2, front: 'glazed', extras: ['deck', 'stairs'] },
  home: {
    use: 'home',
    layout: 'side',
    front: 'glazed',
    roof: 'pitched',
    cladding: 'boards',
    colour: 'cream',
    extras: ['deck', 'tank'],
    fittings: ['furnished', 'kitchen', 'wc'],
  },
  shop: { use: 'shop', front: 'shutter', doors: 'double', colour: 'sun', extras: ['awning'] },
  classroom: {
    use: 'classroom',
    count: 3,
    doors: 'two',
    roof: 'pitched',
    colour: 'blue',
    extras: [],
  },
  clinic: {
    use: 'clinic',
    count: 3,
    layout: 'corner',
    cladding: 'render',
    colour: 'cream',
    extras: ['solar', 'tank'],
    fittings: ['furnished', 'wc'],
  },
  camp: { use: 'camp', count: 4, storeys: 2, colour: 'sage', extras: ['stairs'] },
} as const satisfies Record<string, Partial<Plan>>
