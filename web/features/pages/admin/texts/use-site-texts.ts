import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { fieldErrorsOf, RequestError, request } from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { tellUnsaved } from '../../../../admin/unsaved.ts'
import type { FooterColumn } from '../../../../base/contract.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import type { SiteTextsAnswer, SiteTextsConflict } from '../../../company/site-texts/contract.ts'
import {
  changesFrom,
  differing,
  FOOTER_NAME,
  faultsOf,
  NO_CHANGES,
  namesOf,
  type TextChanges,
  withChanges,
} from './texts-form.ts'

const queryKey = [api.siteTexts]

/** Unsaved input, for users who leave by the back button and return. */
let unsaved = NO_CHANGES

tellUnsaved(() =>
  namesOf(unsaved).length > 0 ? 'The texts that you changed are not saved yet.' : undefined,
)

export type TextsForm = ReturnType<typeof useSiteTexts>

/** The stored texts, what is changed in them here, and what another administrator has changed. */
export function useSiteTexts() {
  const queryClient = useQueryClient()
  // What was typed belongs to the state that it began from.
  const { data, error } = useQuery<SiteTextsAnswer>({
    queryKey,
    refetchOnMount: namesOf(unsaved).length > 0 ? false : 'always',
    refetchOnWindowFocus: false,
  })
  const [changes, setChanges] = useState(unsaved)
  const { isBusy: isSaving, run } = useBusy()
  const [refused, setRefused] = useState<Record<string, string>>({})
  /** Fields that another administrator has changed as well. */
  const [both, setBoth] = useState<readonly string[]>([])

  function store(next: TextChanges): void {
    unsaved = data ? changesFrom(data, next) : next
    setChanges(unsaved)
    setRefused({})
    setBoth(names => names.filter(name => namesOf(unsaved).includes(name)))
  }

  function undo(name: string): void {
    const { texts, footer } = changes
    const { [name]: _, ...rest } = texts
    store({ texts: rest, ...(footer && name !== FOOTER_NAME && { footer }) })
  }

  /** Where only other fields were changed meanwhile, both changes are saved. */
  async function send(stored: SiteTextsAnswer): Promise<void> {
    const sent = unsaved
    try {
      const body = withChanges(stored, sent)
      const answer = await request<SiteTextsAnswer>(api.siteTexts, { method: 'PUT', body })
      queryClient.setQueryData(queryKey, answer)
      unsaved = changesFrom(withChanges(answer, sent), unsaved)
      setChanges(unsaved)
      setRefused({})
      setBoth([])
      showToast({ title: 'Texts saved', description: 'Visitors see them from now on.' })
    } catch (failure) {
      const theirs = theirsIn(failure)
      if (!theirs) throw failure
      const changed = differing(stored, theirs)
      queryClient.setQueryData(queryKey, theirs)
      const twice = namesOf(unsaved).filter(name => changed.includes(name))
      unsaved = changesFrom(theirs, unsaved)
      setChanges(unsaved)
      const left = twice.filter(name => namesOf(unsaved).includes(name))
      if (left.length > 0) setBoth(left)
      else await send(theirs)
    }
  }

  function refuse(failure: unknown): void {
    const fields = fieldErrorsOf(failure)
    setRefused(fields)
    if (Object.keys(fields).length === 0) {
      reportFailure(failure, 'The texts could not be saved. What you typed is still here.')
    }
  }

  return {
    stored: data,
    error,
    texts: data && withChanges(data, changes),
    changed: namesOf(changes),
    both,
    faults: { ...faultsOf(changes), ...refused },
    isSaving,
    isUnsaved: namesOf(changes).length > 0,
    change: (name: string, text: string) =>
      store({ ...changes, texts: { ...changes.texts, [name]: text } }),
    changeFooter: (footer: readonly FooterColumn[]) => store({ ...changes, footer }),
    undo,
    discard: () => store(NO_CHANGES),
    async save(): Promise<void> {
      if (data) await run(() => send(data).catch(refuse))
    },
  }
}

const theirsIn = (failure: unknown): SiteTextsAnswer | undefined =>
  failure instanceof RequestError && failure.status === 409
    ? (failure.answer as Partial<SiteTextsConflict>).theirs
    : undefined
