import { useEffect, useRef } from 'react'
import type { Rotation } from './use-rotation.ts'

interface Props {
  rotation: Rotation
  /** `loop` fills during one slide, `fraction` shows the position among the slides. */
  kind: 'loop' | 'fraction'
  count: number
  /** Seconds for which the current slide stays. */
  seconds: number
}

export function Progress({ rotation, kind, count, seconds }: Props) {
  return kind === 'fraction' ? (
    <progress
      className="progress"
      value={rotation.index + 1}
      max={count}
      aria-label={`Slide ${rotation.index + 1} of ${count}`}
    />
  ) : (
    <LoopProgress rotation={rotation} seconds={seconds} />
  )
}

/** Set by script, since the duration is data and the security policy forbids style attributes. */
function LoopProgress({ rotation, seconds }: Pick<Props, 'rotation' | 'seconds'>) {
  const bar = useRef<HTMLSpanElement>(null)
  const { index, isRunning } = rotation
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again with each slide
  useEffect(() => {
    if (!isRunning) return
    const animation = bar.current?.animate(
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
      { duration: seconds * 1000, fill: 'forwards' },
    )
    return () => animation?.cancel()
  }, [index, isRunning, seconds])
  return (
    <div className="progress">
      <span ref={bar} />
    </div>
  )
}
