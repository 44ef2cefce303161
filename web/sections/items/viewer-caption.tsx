import { useMedia } from '../../base/page-context.ts'

/** Title and description from the slot details. */
export function ViewerCaption({ slot }: { slot: string }) {
  const { title, description } = useMedia(slot)
  if (!title && !description) return null
  return (
    <div className="viewer-words">
      {title && <p className="viewer-title">{title}</p>}
      {description && <p>{description}</p>}
    </div>
  )
}
