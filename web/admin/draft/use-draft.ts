import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'
import type { Stored } from './draft-kind.ts'
import type { Drafts } from './drafts.ts'

/**
 * The draft of what a screen has read, while it shows it. What others save meanwhile comes into it with
 * each reading.
 */
export function useDraft<Typed, Content, S extends Stored>(
  drafts: Drafts<Typed, Content, S>,
  stored: S | undefined,
): Draft<Typed, Content, S> | undefined {
  const [draft, setDraft] = useState<Draft<Typed, Content, S>>()
  const id = stored && drafts.kind.idOf(stored)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with what was first read
  useEffect(() => {
    if (!stored) return
    let isLeft = false
    void drafts.draftOf(stored).then(opened => isLeft || setDraft(opened))
    return () => {
      isLeft = true
    }
  }, [id])
  useEffect(() => draft && drafts.show(draft), [drafts, draft])
  useEffect(() => {
    if (stored) void draft?.take(stored)
  }, [draft, stored])
  return draft
}
