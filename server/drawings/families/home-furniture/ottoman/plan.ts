import type { Brief } from '../../../brief.ts'

/** What an ottoman is made of. */
export interface Plan {
  readonly brief: Brief
  readonly fabric: string
  readonly accent: string
  readonly wood: string
  readonly metal: string
}
