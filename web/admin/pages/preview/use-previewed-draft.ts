import { useEffect, useRef, useState } from 'react'
import type { DraftToPreview, PagePreview } from '../../../page-editing/preview.ts'
import { api } from '../../../routes.ts'
import { request } from '../../request.ts'
import { untilOnline } from '../../upload-manager/sending/until-online.ts'
import { failureOf } from '../saving/save-failure.ts'
import type { FramePage } from './frame-page.ts'
import { type LatestPreview, latestPreview } from './latest-preview.ts'
import type { PreviewFrameProps } from './preview-frame.tsx'

type Draft = Pick<PreviewFrameProps, 'path' | 'source' | 'keys' | 'onFaults'>

/**
 * Shows a draft in the frame at each of its changes.
 * @param load loads the frame again
 */
export function usePreviewedDraft(page: FramePage | undefined, draft: Draft, load: () => void) {
  const { path, source, keys, onFaults } = draft
  const [isOutdated, setOutdated] = useState(false)
  const latest = useRef<LatestPreview>(undefined)
  const tellFaults = useRef(onFaults)
  tellFaults.current = onFaults

  useEffect(() => {
    if (!page) return
    const previews = latestPreview({
      render: (body, signal) =>
        request<PagePreview>(`${api.pagePreview}?path=${encodeURIComponent(path)}`, {
          method: 'POST',
          body,
          signal,
        }),
      onRendered(preview, shown) {
        setOutdated(false)
        if (!page.show(preview, shown)) return load()
        tellFaults.current?.(preview.faults)
      },
      onFailed: () => setOutdated(true),
      untilWorthTrying: (error, tries, signal) =>
        failureOf(error).kind === 'refused' ? Promise.reject(error) : untilOnline(tries, signal),
    })
    latest.current = previews
    return () => previews.stop()
  }, [page, path, load])

  useEffect(() => {
    if (!page) return
    const changed: DraftToPreview = { source, keys: [...keys] }
    page.type(changed)
    latest.current?.show(changed)
  }, [page, source, keys])

  return {
    isOutdated: isOutdated && page !== undefined,
    tryAgain: () => latest.current?.show({ source, keys: [...keys] }),
  }
}
