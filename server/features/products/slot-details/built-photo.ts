import type { Media } from '../../../../web/base/contract.ts'
import { badRequest, conflict } from '../../../base/errors.ts'
import type { NamedSlot } from './names-in-content.ts'

type Shown = Pick<Media, 'kind' | 'version'>

/** Whether what a slot shows is the photo that was ticked as built after the slot's drawing. */
export const isBuilt = ({ kind, version }: Shown, builtVersion: string | undefined): boolean =>
  kind === 'photo' && version === builtVersion

/**
 * Only the viewer has both pictures to show, and it shows what can be asked for.
 * @throws AppError 400 where the slot has no place in the viewer, or no photo; 409 where it holds
 *   another photo than the one ticked
 */
export function assertBuildable(
  named: NamedSlot | undefined,
  shown: Shown,
  builtVersion: string,
): void {
  if (named?.defaults.productName === undefined) {
    throw badRequest('Only the photo of a product can be ticked as built after its drawing')
  }
  if (shown.kind !== 'photo') {
    throw badRequest('There is no photo here now. Upload one, then tick it.')
  }
  if (!isBuilt(shown, builtVersion)) {
    const message = 'Another photo is here meanwhile. Look at it, then tick it.'
    throw conflict(message, { builtVersion: message })
  }
}
