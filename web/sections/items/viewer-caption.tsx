import { useMedia } from '../../page-context.ts'

/** What the administrators say of a picture beside its name. */
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
