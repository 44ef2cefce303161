import { useEffect, useRef, useState } from 'react'
import { unsavedReason } from '../../../../admin/draft/save-failure.ts'
import { request } from '../../../../admin/request.ts'
import { untilOnline } from '../../../../admin/until-online.ts'
import { api } from '../../../../base/routes.ts'
import type { DraftToPreview, PagePreview } from '../../preview.ts'
import type { FramePage } from './frame-page.ts'
import { type LatestPreview, latestPreview } from './latest-preview.ts'
import type { PreviewFrameProps } from './preview-frame.tsx'

type Draft = Pick<
  PreviewFrameProps,
  'path' | 'source' | 'keys' | 'isFormer' | 'onFaults' | 'onShown'
>

/**
 * Shows a draft in the frame at each of its changes.
 * @param load loads the frame again
 */
export function usePreviewedDraft(page: FramePage | undefined, draft: Draft, load: () => void) {
  const { path, source, keys, isFormer, onFaults, onShown } = draft
  const [isOutdated, setOutdated] = useState(false)
  const latest = useRef<LatestPreview>(undefined)
  const tell = useRef({ onFaults, onShown })
  tell.current = { onFaults, onShown }

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
        tell.current.onFaults?.(preview.faults)
        tell.current.onShown?.(page.document)
      },
      onFailed: () => setOutdated(true),
      untilWorthTrying: (error, tries, signal) =>
        unsavedReason(error).kind === 'refused'
          ? Promise.reject(error)
          : untilOnline(tries, signal),
    })
    latest.current = previews
    return () => previews.stop()
  }, [page, path, load])

  useEffect(() => {
    if (!page) return
    const changed: DraftToPreview = { source, keys: [...keys], isFormer }
    page.type(changed)
    latest.current?.show(changed)
  }, [page, source, keys, isFormer])

  return {
    isOutdated: isOutdated && page !== undefined,
    tryAgain: () => latest.current?.show({ source, keys: [...keys], isFormer }),
  }
}
