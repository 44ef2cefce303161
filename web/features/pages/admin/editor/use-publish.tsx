import { Action } from '@radix-ui/react-toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { wordsOf } from '../../../../admin/draft/save-words.ts'
import { editorOf } from '../../../../admin/editor-address.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { RequestError, reasonOf, request } from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { about } from '../saving/about.ts'
import type { PageDraft } from '../saving/page-kind.ts'
import type { Faults } from './faults.ts'
import { isPublishedAs, mayBePublished } from './lost-answer.ts'
import { offerUndo } from './offer-undo.tsx'

/** Publishes a draft, or discards it; `found` is what kept the last try from it. */
export function usePublish(path: string, draft: PageDraft) {
  const { isBusy, run } = useBusy()
  const [found, setFound] = useState<Faults>()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()

  /** What is planned of the page ends with its draft. */
  function readAgain(): void {
    void queryClient.invalidateQueries({ queryKey: [api.adminPages] })
    void queryClient.invalidateQueries({ queryKey: [about(api.editedPage, path)] })
  }

  async function attempt(): Promise<void> {
    try {
      if (await draft.flush()) await send()
      else sayUnsaved(draft)
    } catch (error) {
      await takeLostAnswer(error)
    }
  }

  async function send(): Promise<void> {
    await draft.between(async ({ version, ...stored }) => {
      const body = { version }
      const address = about(api.publishPage, path)
      const now = await request<{ version: number }>(address, { method: 'POST', body })
      return { ...stored, version: now.version, published: stored.content }
    })
    sayPublished()
  }

  /** The page may be published all the same: asks what visitors see now. */
  async function takeLostAnswer(error: unknown): Promise<void> {
    if (!mayBePublished(error)) return takeFailure(error)
    const { saved } = draft.state.value
    const isDone = await isPublishedAs(path, saved)
    if (isDone === undefined) return showToast(UNKNOWN)
    if (!isDone) return takeFailure(error)
    // Where it has moved, its editor opens anew.
    await draft.refresh().catch(() => undefined)
    sayPublished(saved.source.path)
  }

  function sayPublished(address = draft.state.value.stored.published.source.path): void {
    setFound(undefined)
    readAgain()
    showToast({
      title: 'Published',
      description: 'Visitors see it now.',
      action: (
        <Action className="button small secondary" altText="View page" asChild>
          <a href={address}>View page</a>
        </Action>
      ),
    })
    if (address !== path) navigate(editorOf(address), { replace: true })
  }

  /** Says why it cannot be published, now or at a time. */
  async function takeFailure(error: unknown): Promise<void> {
    if (error instanceof RequestError && error.status === 409) {
      await draft.refresh().catch(() => undefined)
      showToast({
        title: 'Not published',
        description: 'Somebody changed this page meanwhile. Look at it, then publish again.',
        isDestructive: true,
      })
      return
    }
    const fields = error instanceof RequestError ? error.fields : {}
    if (Object.keys(fields).length > 0) {
      setFound({ page: draft.state.value.saved, fields })
      const description = reasonOf(error, 'Some fields need a change.')
      showToast({ title: 'Not published', description, isDestructive: true })
      return
    }
    reportFailure(error, 'It was not published: the site did not answer. Please try again.')
  }

  async function discard(): Promise<void> {
    try {
      const before = draft.state.value.typed
      await draft.replace(() => request(about(api.pageDraft, path), { method: 'DELETE' }))
      setFound(undefined)
      readAgain()
      offerUndo(draft, before, {
        title: 'Changes discarded',
        description: 'The page is as visitors see it.',
      })
    } catch (error) {
      reportFailure(error, 'The changes are still there: the site did not answer.')
    }
  }

  return { isBusy, found, publish: () => run(attempt), discard, takeFailure }
}

const UNKNOWN = {
  title: 'Published or not?',
  description:
    'The site does not answer, so it is not known whether visitors see it. Press “Publish” again once there is a connection.',
  isDestructive: true,
} as const

function sayUnsaved(draft: PageDraft): void {
  const description = `${wordsOf(draft.state.value)} Publish once it is saved.`
  showToast({ title: 'Not published', description, isDestructive: true })
}
