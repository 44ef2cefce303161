import type { Family } from '../../brief.ts'
import { bedLeg } from './bed-leg.ts'
import { chairLeg } from './chair-leg.ts'
import { furnitureLeg } from './furniture-leg.ts'
import { post } from './post.ts'
import { tableLeg } from './table-leg.ts'

export const legs: Record<string, Family> = {
  'bed-leg': bedLeg,
  'chair-leg': chairLeg,
  'furniture-leg': furnitureLeg,
  post,
  'table-leg': tableLeg,
}
