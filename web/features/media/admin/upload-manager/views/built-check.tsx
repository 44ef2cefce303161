import { fileUrl } from '../../../../../admin/file-url.ts'
import { slotDrawingUrl } from '../../../../../base/slot-drawing-url.ts'

interface Props {
  slotPath: string
  /** The version of the photo that the tick applies to. */
  photo: string
  isBuilt: boolean
  /** The note that another administrator has set or removed the tick meanwhile. */
  note?: string | undefined
}

/**
 * Asks whether the thing in a photo was built after the slot's drawing, which stands beside the
 * question.
 */
export function BuiltCheck({ slotPath, photo, isBuilt, note }: Props) {
  return (
    <div className="built-check">
      <img
        src={fileUrl(slotDrawingUrl(slotPath))}
        alt="The drawing of this place"
        width={88}
        height={88}
      />
      <label className="check">
        <input
          type="checkbox"
          name="builtVersion"
          value={photo}
          defaultChecked={isBuilt}
          aria-describedby="built-check-hint"
        />
        <span>Built after this drawing</span>
      </label>
      <p id="built-check-hint" className="field-hint">
        Visitors can then uncover the drawing over the photo. Another photo needs a tick of its own.
        {note && ` ${note}`}
      </p>
    </div>
  )
}
