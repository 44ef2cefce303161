/** Size of a console and its metal. */
export interface Plan {
  readonly w: number
  readonly d: number
  readonly h: number
  readonly metal: string
}
