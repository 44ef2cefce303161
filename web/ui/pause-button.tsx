import { Icon } from './icon.tsx'
import type { Rotation } from './use-rotation.ts'

interface Props {
  rotation: Pick<Rotation, 'isPaused' | 'togglePause'>
  label: string
}

/** Pauses and resumes a rotation; `label` names the moving content. */
export function PauseButton({ rotation, label }: Props) {
  const { isPaused, togglePause } = rotation
  return (
    <button
      type="button"
      className="pause-button"
      aria-label={`${isPaused ? 'Play' : 'Pause'} ${label}`}
      onClick={togglePause}
    >
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  )
}
