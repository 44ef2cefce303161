import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { api } from '../../../../web/base/routes.ts'
import { PreviewFrame } from '../../../../web/features/pages/admin/preview/preview-frame.tsx'
import type { PreviewWidth } from '../../../../web/features/pages/admin/preview/scale-to-fit.ts'
import type { EditedPage, KeyedPage, OpenedPage } from '../../../../web/features/pages/contract.ts'

/** A stand-in for the editor, which tests drive by `window.editor`. */
declare global {
  interface Window {
    editor: {
      page: KeyedPage
      change(change: (source: EditedPage, keys: string[]) => void): void
      select(key: string | undefined, at?: string): void
      setWidth(width: PreviewWidth): void
      /** What the frame has reported, in order. */
      events: unknown[]
      rect: { left: number; top: number; width: number; height: number } | undefined
      faults: Readonly<Record<string, string>>
      /** How often the server has rendered the page for the editor. */
      renderings: number
    }
  }
}

function Editor({ path, opened }: { path: string; opened: KeyedPage }) {
  const [page, setPage] = useState(opened)
  const [selected, setSelected] = useState<{ key?: string | undefined; at?: string | undefined }>(
    {},
  )
  const [width, setWidth] = useState<PreviewWidth>('desktop')
  const report = (event: unknown) => window.editor.events.push(event)
  window.editor = {
    ...{ events: [], rect: undefined, faults: {}, renderings: 0 },
    ...window.editor,
    page,
    change(change) {
      const next = structuredClone(page)
      change(next.source, next.keys)
      setPage(next)
    },
    select: (key, at) => setSelected({ key, at }),
    setWidth,
  }
  return (
    <div style={{ width: '100vw', height: '100vh' }}>
      <PreviewFrame
        path={path}
        source={page.source}
        keys={page.keys}
        selected={selected.key}
        at={selected.at}
        width={width}
        onPick={report}
        onSection={report}
        onLayout={rect => {
          window.editor.rect = rect
        }}
        onFaults={faults => {
          window.editor.faults = faults
          window.editor.renderings += 1
        }}
      />
    </div>
  )
}

const path = new URLSearchParams(location.search).get('path') ?? '/'
const answer = await fetch(`${api.editedPage}?path=${encodeURIComponent(path)}`)
const opened: OpenedPage = await answer.json()
createRoot(document.body).render(<Editor path={path} opened={opened} />)
