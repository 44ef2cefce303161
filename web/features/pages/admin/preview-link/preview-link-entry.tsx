import { useState } from 'react'
import { PreviewLinkDialog } from './preview-link-dialog.tsx'

/** The link for colleagues, among the entries of the editor. */
export function PreviewLinkEntry({ path }: { path: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <button type="button" className="outline-section" onClick={() => setOpen(true)}>
        <strong>Show a colleague</strong>
        <span>A link to the preview, for seven days</span>
      </button>
      {isOpen && <PreviewLinkDialog path={path} onClose={() => setOpen(false)} />}
    </li>
  )
}
