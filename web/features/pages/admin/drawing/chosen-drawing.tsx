import { useState } from 'react'
import { STILL } from '../../../../base/routes.ts'

interface Props {
  url: string
  shape: string
  /** What is drawn, in words. */
  words: string
}

/** The very drawing that will stand on the page. */
export function ChosenDrawing({ url, shape, words }: Props) {
  const [failed, setFailed] = useState<{ url: string; tries: number }>()
  const hasFailed = failed?.url === url
  return (
    <div className="drawing-shown" data-shape={shape}>
      {hasFailed && failed.tries % 2 === 1 ? (
        <p role="alert">
          This drawing did not come.{' '}
          <button
            type="button"
            className="button small secondary"
            onClick={() => setFailed({ url, tries: failed.tries + 1 })}
          >
            Try again
          </button>
        </p>
      ) : (
        <picture>
          <source media="(prefers-reduced-motion: reduce)" srcSet={`${url}#${STILL}`} />
          <img
            src={url}
            alt={words}
            onError={() => setFailed({ url, tries: hasFailed ? failed.tries + 1 : 1 })}
          />
        </picture>
      )}
      <p role="status">{words}</p>
    </div>
  )
}
