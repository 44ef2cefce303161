import type { OwnDrawing } from '../../web/sections/fields.ts'
import type { Subject } from '../drawings/index.ts'
import { hash } from '../drawings/kit/random.ts'
import { drawingsVersion } from '../drawings/version.ts'

/** A drawing that is no slot, by its name below /drawings/. */
export function drawing(name: string, look: Omit<OwnDrawing, 'name' | 'version'>): OwnDrawing {
  const { family, shape, traits } = look
  // A change of content may change a drawing while no drawing code has changed.
  const version = drawingsVersion + hash(JSON.stringify([family, shape, traits])).toString(36)
  return { name, version, ...look }
}

/** Describes the drawing's subject. */
export const subjectOf = ({ name, family, shape, traits }: OwnDrawing): Subject => ({
  path: `drawings/${name}`,
  family,
  shape,
  traits,
})
