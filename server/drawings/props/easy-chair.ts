export interface EasyChair {
  readonly fabric: string
  readonly wood: string
  readonly metal: string
}
