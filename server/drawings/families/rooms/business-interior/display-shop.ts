import type { Family } from '../../../family.ts'
import { schemes } from '../../../props/schemes.ts'
import { planned, type Sizes } from '../../../rooms/plan.ts'
import { clothesAndGifts } from './display-shop/clothes-and-gifts.ts'
import { food } from './display-shop/food.ts'

const layouts = ['boutique', 'aisles', 'gallery', 'bakery'] as const

/** A shop fitted out: display shelves, things set out on tables, a counter with its till. */
export const displayShop: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  boutique: { w: [460, 560], d: [400, 470], h: [255, 295], sections: level },
  aisles: { w: [500, 600], d: [420, 500], h: [245, 285], sections: level },
  gallery: { w: [430, 520], d: [390, 470], h: [260, 300], sections: level },
  bakery: { w: [450, 550], d: [340, 420], h: [250, 285], sections: level },
}

const furnish = { ...clothesAndGifts, ...food }
