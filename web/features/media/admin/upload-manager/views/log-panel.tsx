import { useEffect, useRef } from 'react'
import { useObserved } from '../../../../../ui/observable.ts'
import { clearLog, log } from '../log.ts'

/** The result of each file. */
export function LogPanel() {
  const lines = useObserved(log, all => all)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line scrolls into view
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [lines])
  return (
    <section className="upload-log" aria-labelledby="upload-log">
      <header>
        <h2 id="upload-log">Log</h2>
        {lines.length === 0 && <p>Nothing yet</p>}
        <button type="button" className="link-button" onClick={clearLog}>
          Clear Log
        </button>
      </header>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list is reached by keyboard
        <div ref={list} role="log" aria-label="What became of each file" tabIndex={0}>
          <ol>
            {lines.map(({ id, time, text, isFault }) => (
              <li key={id} data-fault={isFault || undefined}>
                <time>{time}</time> {text}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
