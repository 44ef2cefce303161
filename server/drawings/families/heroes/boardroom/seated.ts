import type { Builder } from '../../../kit/builder.ts'
import { person } from '../../../props/people.ts'

/** A person on a chair whose seat is 11 cm above the origin's sitting height. */
export function seated(b: Builder, skin: number, away = false): void {
  const shirts = ['#f1ece1', '#3a648f', '#d8d3c8', '#b4533a']
  person(b, { shirt: shirts[skin % 4] as string, trousers: '#26343c', pose: 'sitting', skin, away })
}

/** A sheet of paper and a glass of water. */
export function papers(b: Builder): void {
  b.box([-15, -11, 0], [30, 22, 1.4], '#f7f3ea', { casts: false })
  b.cylinder([26, -4, 0], 4, 11, '#cfe3e6', { casts: false })
}
