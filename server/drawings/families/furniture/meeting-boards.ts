import type { Builder } from '../../kit/builder.ts'
import { panel } from '../../kit/mark.ts'
import { screen } from '../../props/desk-things.ts'

/** A display on a stand with wheels, facing +y. */
export function displayStand(b: Builder, metal: string): void {
  for (const x of [-44, 38]) {
    b.box([x, -26, 0], [6, 52, 5], metal)
    b.box([x + 1, -3, 5], [4, 5, 110], metal)
  }
  b.box([-78, 2.1, 96], [156, 5, 88], '#20272d', {
    front: screen('#4f8a97'),
    back: [panel(0.06, 0.1, 0.88, 0.8, '#33424a')],
  })
}

/** A board on feet for writing, facing +y. */
export function whiteboard(b: Builder, metal: string): void {
  for (const x of [-70, 66]) {
    b.box([x, -24, 0], [4, 48, 4], metal)
    b.box([x, -2, 4], [4, 4, 172], metal)
  }
  b.box([-66, -1.5, 74], [132, 3, 98], '#f7f6f1', {
    front: [
      panel(0.08, 0.5, 0.3, 0.3, '#e9b44c', { opacity: 0.8 }),
      panel(0.46, 0.3, 0.16, 0.4, '#1f6f78', { opacity: 0.8 }),
      panel(0.68, 0.3, 0.16, 0.24, '#d8572a', { opacity: 0.8 }),
    ],
  })
}
