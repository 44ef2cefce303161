import { createContext, useContext } from 'react'
import type { AskMessage, Media, PageData, Site } from './contract.ts'
import { mailUrl, whatsappUrl } from './routes.ts'

const PageContext = createContext<PageData | null>(null)

export const PageProvider = PageContext.Provider

/** The URL of the page shown; the browser's may be that of a page still loading. */
export interface PageLocation {
  address: string
  /** The query without its question mark. */
  search: string
}

const PageLocationContext = createContext<PageLocation>({ address: '', search: '' })

export const PageLocationProvider = PageLocationContext.Provider

export const usePageLocation = (): PageLocation => useContext(PageLocationContext)

export function usePageData(): PageData {
  const data = useContext(PageContext)
  if (!data) throw new Error('a view outside of the page')
  return data
}

export function useSite(): Site {
  return usePageData().site
}

/** The visitor's message about the subject of the page. */
export const useMessage = (name: AskMessage): string => usePageData().page.messages?.[name] ?? ''

/** A chat with the company that begins with a message; undefined where it has no number for it. */
export const useChatUrl = (message: string): string | undefined =>
  whatsappUrl(useSite().contact.whatsapp, message)

/** The address at which to ask: of the form, or of a mail while it is closed. */
export function useAskUrl(form: string, subject: string, message: string): string {
  const { contact, takesInquiries } = useSite()
  return takesInquiries ? form : mailUrl(contact.email, subject, message)
}

/** The media of a slot. Every slot that a section names is in the page's media. */
export function useMedia(slotPath: string): Media {
  const media = usePageData().media[slotPath]
  if (!media) throw new Error(`no media for the slot ${slotPath}`)
  return media
}
