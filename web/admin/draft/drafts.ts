import { currentUser } from '../session/current-user.ts'
import { tellUnsaved } from '../unsaved.ts'
import type { Draft } from './draft.ts'
import type { DraftKind, Stored } from './draft-kind.ts'
import type { SaveStatus } from './draft-state.ts'
import { type OpenDraft, openDraft } from './open-draft.ts'

export type Drafts<Typed, Content, S extends Stored> = ReturnType<
  typeof draftsOf<Typed, Content, S>
>

/** A draft in them does nothing more by itself. */
const ended: readonly SaveStatus[] = ['saved', 'refused', 'conflict']

/**
 * The drafts of a kind that are open, or were left before they were saved: they go on saving
 * themselves.
 */
export function draftsOf<Typed, Content, S extends Stored>(kind: DraftKind<Typed, Content, S>) {
  type Opening = Promise<OpenDraft<Typed, Content, S>>
  const opened = new Map<string, { user: string; opening: Opening }>()
  const live = new Set<Draft<Typed, Content, S>>()
  const shown = new Set<Draft<Typed, Content, S>>()

  async function open(user: string, stored: S): Opening {
    const one = await openDraft(kind, user, stored)
    live.add(one.draft)
    return one
  }

  async function leave(id: string, draft: Draft<Typed, Content, S>): Promise<void> {
    await draft.flush()
    await untilEnded(draft)
    const { status, isUnrecorded } = draft.state.value
    const isLost = status !== 'saved' && isUnrecorded
    if (!shown.has(draft) && live.has(draft) && !isLost) await end(id)
  }

  /** Ends a draft; unsaved text stays in this browser. */
  async function end(id: string): Promise<void> {
    const ending = opened.get(id)?.opening
    opened.delete(id)
    const one = await ending
    if (one) live.delete(one.draft)
    await one?.close()
  }

  // Another user does not save what this one has typed.
  currentUser.subscribe(() => {
    for (const [id, { user }] of opened) if (user !== currentUser.value) void end(id)
  })

  const unsaved = () => [...live].filter(({ state }) => state.value.status !== 'saved')

  addEventListener('beforeunload', event => unsaved().length > 0 && event.preventDefault())

  tellUnsaved(() => {
    const names = unsaved().map(({ state }) => kind.nameOf(state.value.stored))
    if (names.length === 0) return undefined
    return `Your last changes of ${names.join(' and ')} are not saved yet.`
  })

  return {
    kind,

    /** The draft of what was read, with what was typed in it before. */
    async draftOf(stored: S): Promise<Draft<Typed, Content, S>> {
      const id = kind.idOf(stored)
      const user = currentUser.value ?? ''
      const existing = opened.get(id)
      const { opening } = existing ?? { opening: open(user, stored) }
      opened.set(id, { user, opening })
      const { draft } = await opening
      if (existing) await draft.take(stored)
      return draft
    },

    /**
     * Says that a screen shows it. The result says that it was left, and saves it; what cannot be saved
     * is there again when it is opened.
     */
    show(draft: Draft<Typed, Content, S>): () => void {
      shown.add(draft)
      return () => {
        shown.delete(draft)
        void leave(kind.idOf(draft.state.value.stored), draft)
      }
    },
  }
}

function untilEnded<Typed, Content, S extends Stored>({ state }: Draft<Typed, Content, S>) {
  return new Promise<void>(resolve => {
    const look = () => {
      if (!ended.includes(state.value.status)) return
      stop()
      resolve()
    }
    const stop = state.subscribe(look)
    look()
  })
}
