import type { Builder } from '../../../kit/builder.ts'
import { boards } from '../../../props/cladding.ts'
import { person } from '../../../props/people.ts'

/** Giant books in a pile: the library's sign. */
export function bookPile(b: Builder, colors: readonly string[]): void {
  b.box([-80, -64, 0], [160, 128, 16], '#cdd0cc')
  colors.forEach((color, i) => {
    const z = 16 + i * 42
    const [x, y] = [-66 + i * 5, -50 + (i % 2) * 8]
    b.box([x, y, z], [124, 96, 6], color)
    b.box([x, y, z + 6], [8, 96, 30], color)
    b.box([x + 8, y, z + 6], [110, 90, 30], '#f6f1e4', { front: [boards(6)], right: [boards(6)] })
    b.box([x, y, z + 36], [124, 96, 6], color)
  })
}

/** A person who sits and reads. */
export function reader(b: Builder, shirt: string, skin: number): void {
  person(b, { shirt, skin, pose: 'sitting' })
  b.box([-13, 32, 74], [26, 18, 3], '#f6f1e4', { casts: false })
}
