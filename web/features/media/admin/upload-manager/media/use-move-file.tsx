import { Action } from '@radix-ui/react-toast'
import type { MediaSlot } from '../../../../../admin/contract.ts'
import { reportFailure } from '../../../../../admin/report-failure.ts'
import { request } from '../../../../../admin/request.ts'
import { api } from '../../../../../base/routes.ts'
import { showToast } from '../../../../../ui/toast/toasts.ts'
import { note } from '../log.ts'
import { useInvalidateMedia } from './use-media.ts'

/** Takes the move back: refused where one of the places has got another file since. */
export type UndoMove = () => Promise<void>

/**
 * Moves the file of a slot to another one, as both are seen now; where that one has a file they
 * swap. Resolves to how to take it back, or to undefined where it was refused.
 */
export function useMoveFile(nameOf: (slot: MediaSlot) => string) {
  const invalidateMedia = useInvalidateMedia()

  async function send(from: MediaSlot, to: MediaSlot, title: string): Promise<boolean> {
    const [ifVersion, ifTargetVersion] = [from.version, to.version ?? '']
    const body = { from: from.path, to: to.path, ifVersion, ifTargetVersion }
    try {
      await request(api.moveFile, { method: 'POST', body })
      note(title)
      return true
    } catch (error) {
      reportFailure(error, 'The file could not be moved. Please try again.')
      return false
    } finally {
      invalidateMedia()
    }
  }

  return async function move(from: MediaSlot, to: MediaSlot): Promise<UndoMove | undefined> {
    const [name, target] = [nameOf(from), nameOf(to)]
    const isSwap = to.version !== undefined
    const title = isSwap ? `${name} and ${target} have swapped` : `${name} is now at ${target}`
    if (!(await send(from, to, title))) return undefined

    const undo = async () => {
      const isBack = await send(withFileOf(to, from), withFileOf(from, to), `${name} is back`)
      if (isBack) showToast({ title: 'Moved back', description: `${name} is as it was.` })
    }
    showToast({
      title,
      description: 'Names and words stay with their places.',
      action: (
        <Action className="button small secondary" altText="Undo" onClick={() => void undo()}>
          Undo
        </Action>
      ),
    })
    return undo
  }
}

/** A slot as it is once it has got the file of another. */
function withFileOf({ version: _, ...slot }: MediaSlot, { version }: MediaSlot): MediaSlot {
  return { ...slot, ...(version !== undefined && { version }) }
}
