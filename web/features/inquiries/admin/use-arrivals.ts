import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Overview } from '../../../admin/contract.ts'
import { isSignedOut, request } from '../../../admin/request.ts'
import { signInAgain } from '../../../admin/session/sign-in-again.ts'
import type { Inquiry, InquiryList } from '../../../base/contract.ts'
import { api } from '../../../base/routes.ts'
import { minute } from '../../../base/units.ts'
import { type InboxView, listAddress } from './inbox-query.ts'

/** A window that comes to the front fires two events. */
const LEAST_MS = 1000

/**
 * Polls for new inquiries each minute while the inbox is visible, and immediately when its tab or
 * window becomes active. These requests do not prolong the session; where it has ended, the sign-in
 * dialog opens, and polling stops until the tab or window becomes active again.
 * @param heldIds the ids of those that must stay in the list: checked, opened, focused
 */
export function useArrivals(view: InboxView, heldIds: () => ReadonlySet<string>): void {
  const queryClient = useQueryClient()
  const address = listAddress(view)

  async function fetchArrivals(): Promise<boolean> {
    const queryKey = [address]
    const stateBefore = queryClient.getQueryState<InquiryList>(queryKey)
    if (!stateBefore?.data || stateBefore.fetchStatus === 'fetching') return true
    try {
      const list = await request<InquiryList>(address, { isBackground: true })
      const opened = await openedElsewhere(list)
      const now = queryClient.getQueryState(queryKey)
      // A change or a request by the user meanwhile is newer.
      if (now?.dataUpdatedAt !== stateBefore.dataUpdatedAt || now.fetchStatus === 'fetching')
        return true
      if (opened) queryClient.setQueryData([api.inquiry(opened.id)], opened)
      const former = { ...stateBefore.data, inquiries: newest(stateBefore.data.inquiries, opened) }
      queryClient.setQueryData(queryKey, withHeld(list, former, heldIds()))
      queryClient.setQueryData<Overview>(
        [api.overview],
        overview =>
          overview && {
            ...overview,
            inquiries: { ...overview.inquiries, new: list.counts.new },
          },
      )
      return true
    } catch (error) {
      if (!isSignedOut(error)) return true
      signInAgain()
      return false
    }
  }

  /** The open inquiry as it is now, where the list does not have it. */
  async function openedElsewhere({ inquiries }: InquiryList): Promise<Inquiry | undefined> {
    const { open } = view
    if (!open || inquiries.some(({ id }) => id === open)) return undefined
    const opened = request<Inquiry>(api.inquiry(open), { isBackground: true })
    return opened.catch(error => {
      if (isSignedOut(error)) throw error
      return undefined
    })
  }

  const latest = useRef(fetchArrivals)
  latest.current = fetchArrivals

  useEffect(() => {
    let askedAt = 0
    let isSignedIn = true
    const askNow = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < LEAST_MS) return
      askedAt = Date.now()
      isSignedIn = await latest.current()
    }
    const askEachMinute = () => isSignedIn && askNow()
    const timer = setInterval(askEachMinute, minute)
    document.addEventListener('visibilitychange', askNow)
    addEventListener('focus', askNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askNow)
      removeEventListener('focus', askNow)
    }
  }, [])
}

/** The list as it is now, with those of the former one that must not vanish under a hand. */
export function withHeld(
  list: InquiryList,
  former: InquiryList,
  heldIds: ReadonlySet<string>,
): InquiryList {
  const ids = new Set(list.inquiries.map(({ id }) => id))
  const staying = former.inquiries.filter(({ id }) => heldIds.has(id) && !ids.has(id))
  if (staying.length === 0) return list
  return { ...list, inquiries: [...list.inquiries, ...staying].sort(newestFirst) }
}

const newest = (inquiries: readonly Inquiry[], newer: Inquiry | undefined) =>
  inquiries.map(inquiry => (inquiry.id === newer?.id ? newer : inquiry))

const newestFirst = (one: Inquiry, other: Inquiry) => (one.createdAt < other.createdAt ? 1 : -1)
