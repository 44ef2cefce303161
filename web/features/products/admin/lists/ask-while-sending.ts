import { tellUnsaved } from '../../../../admin/unsaved.ts'
import type { ListQueue } from './list-queue.ts'

/** As long as changes wait, closing the page asks, and signing out says what it would lose. */
export function askWhileSending({ state }: Pick<ListQueue, 'state'>): void {
  state.subscribe(() => {
    if (state.value.length > 0) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
  tellUnsaved(() =>
    state.value.length > 0
      ? 'What you changed in the list of products is still on its way.'
      : undefined,
  )
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()
