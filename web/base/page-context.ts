import { createContext, useContext } from 'react'
import type { AskMessage, Media, PageData, Site } from './contract.ts'

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

/** The media of a slot. Every slot that a section names is in the page's media. */
export function useMedia(slotPath: string): Media {
  const media = usePageData().media[slotPath]
  if (!media) throw new Error(`no media for the slot ${slotPath}`)
  return media
}
