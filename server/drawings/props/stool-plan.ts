export interface StoolPlan {
  /** Which of the style's versions, 0..1: all stools of a bar are alike. */
  readonly version: number
  /** Height of the seat. */
  readonly h: number
  readonly wood: string
  readonly metal: string
  readonly fabric: string
  /** How far a back rises above the seat; 0 for none where the style can do without. */
  readonly back: number
}
