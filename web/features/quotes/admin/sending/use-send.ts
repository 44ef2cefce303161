import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactDetailsAnswer } from '../../../../admin/contract.ts'
import { readInboxAgain } from '../../../../admin/inbox-queries.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { fieldErrorsOf, RequestError, reasonOf, request } from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { useCompany } from '../../../../admin/use-company.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import type { Quote } from '../../contract.ts'
import { withFields } from '../draft/edits.ts'
import { useDraft } from '../draft/form.ts'
import { focusLater } from '../lines/focus-later.ts'
import { faultsOfSending } from './readiness.ts'
import { quoteChat } from './whatsapp.ts'

type Means = 'mail' | 'link'

export type Sending = ReturnType<typeof useSend>

/** Sends the quote that is open: what was typed is saved first, what is missing is led to. */
export function useSend() {
  const draft = useDraft()
  const queryClient = useQueryClient()
  const { data: company } = useQuery<ContactDetailsAnswer>({ queryKey: [api.adminContactDetails] })
  const from = useCompany()
  const { isBusy, run } = useBusy()
  /** By which way it goes once what is sent was looked at. */
  const [asking, setAsking] = useState<Means>()
  /** By which way it was to go when something was missing. */
  const [refused, setRefused] = useState<Means>()

  /** Whether something is missing; its first field has the focus then. */
  function isIncomplete(means: Means): boolean {
    const faults = faultsOfSending(draft.state.value.typed, means)
    const [first] = Object.keys(faults)
    setRefused(first === undefined ? undefined : means)
    if (first === undefined) return false
    draft.showFaults(faults)
    focusLater(first)
    return true
  }

  /** The address of the customer's page; undefined where it was not sent, which was said. */
  async function send(by: Means): Promise<string | undefined> {
    const { id } = draft.state.value.stored
    try {
      if (!(await draft.flush())) {
        const description = 'Your last changes are not saved yet. Please try again.'
        showToast({ title: 'Not sent', description, isDestructive: true })
        return undefined
      }
      const { version } = draft.state.value.stored
      const body = { by, version, ...(company?.madeUp.length && { withExamples: true }) }
      const { url } = await request<{ url: string }>(api.sendQuote(id), { method: 'POST', body })
      await queryClient.invalidateQueries({ queryKey: [api.quote(id)] })
      void readInboxAgain(queryClient)
      return new URL(url, location.origin).href
    } catch (error) {
      if (error instanceof RequestError && error.answer.examples) {
        await queryClient.invalidateQueries({ queryKey: [api.adminContactDetails] })
        setAsking(by)
      } else await refuse(error)
      return undefined
    }
  }

  async function refuse(error: unknown): Promise<void> {
    const fields = fieldErrorsOf(error)
    const [first] = Object.keys(fields)
    const newer = error instanceof RequestError && error.status === 409 && error.answer.quote
    if (newer) await draft.take(newer as Quote)
    if (!first) {
      reportFailure(error, 'The quote was not sent. Please try again.')
      return
    }
    draft.showFaults(fields)
    focusLater(first)
    const description = reasonOf(error, 'One field needs another look.')
    showToast({ title: 'Not sent', description, isDestructive: true })
  }

  async function sendMail(address?: string): Promise<void> {
    setAsking(undefined)
    if (address && address !== draft.state.value.typed.email)
      draft.change(withFields({ email: address }))
    if (isIncomplete('mail')) return
    if (!address) return setAsking('mail')
    if (!(await send('mail'))) return
    showToast({ title: 'Sent', description: `The e-mail to ${address} is on its way.` })
  }

  async function openChat(withExamples: boolean): Promise<void> {
    setAsking(undefined)
    if (isIncomplete('link')) return
    if (company?.madeUp.length && !withExamples) return setAsking('link')
    // Browsers open windows only at the press itself, not when an answer has come.
    const chat = window.open('', '_blank')
    const link = await send('link')
    if (!link) return chat?.close()
    const address = quoteChat(draft.state.value.stored, link, from)
    if (chat) {
      chat.opener = null
      chat.location.href = address
    }
    const description = chat
      ? 'Its link is in the message: send that in WhatsApp.'
      : 'No window could be opened. Copy the link into a message.'
    showToast({ title: 'The link is ready', description })
  }

  return {
    isBusy,
    company,
    asking,
    refused,
    close: () => setAsking(undefined),

    /** @param address to which it goes once it was looked at */
    byMail: (address?: string) => run(() => sendMail(address)),
    /** @param withExamples once example contact details were looked at */
    byWhatsapp: (withExamples = false) => run(() => openChat(withExamples)),
  }
}
