import type { Rotation } from './use-rotation.ts'

interface Props {
  rotation: Pick<Rotation, 'index' | 'show'>
  labels: string[]
  /** If false, they only show the position. */
  areButtons: boolean
}

export function Dots({ rotation, labels, areButtons }: Props) {
  return (
    <ul className="dots" data-marks={!areButtons || undefined}>
      {labels.map((label, index) => {
        const current = index === rotation.index || undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never move
          <li key={index} data-current={current}>
            {areButtons && (
              <button
                type="button"
                aria-label={`${label}, ${index + 1} of ${labels.length}`}
                aria-current={current}
                onClick={() => rotation.show(index)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
