import type { Subject } from './index.ts'

/** Draws, and loads the families when the first drawing is asked for: they are most of our code. */
export async function draw(subject: Subject): Promise<string> {
  const { draw } = await loadFamilies()
  return draw(subject)
}

export const loadFamilies = () => import('./index.ts')
