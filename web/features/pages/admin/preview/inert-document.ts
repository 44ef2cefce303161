export interface Picked {
  /** The key of a section. */
  section: string
  /** The place of a text, such as `sections.3.title`; absent for the section itself. */
  at?: string
}

/**
 * Takes the page in the frame for what it is, a picture: no link is followed, no form is sent, nothing
 * gets the focus. What is pressed is reported.
 */
export function makeInert(document: Document, onPicked: (picked: Picked) => void): void {
  for (const type of ['auxclick', 'dragstart', 'mousedown', 'submit']) {
    document.addEventListener(type, stop, { capture: true })
  }
  document.addEventListener(
    'click',
    event => {
      stop(event)
      const picked = pickedAt(event.target)
      if (picked) onPicked(picked)
    },
    { capture: true },
  )
  // A video is fetched when it plays, and here none does.
  for (const video of document.querySelectorAll('video')) video.pause()
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** The innermost place and section around what was pressed. */
function pickedAt(target: EventTarget | null): Picked | undefined {
  const element = target as Element | null
  const section = element?.closest('[data-section]')?.getAttribute('data-section')
  if (!element || !section) return undefined
  const at = element.closest('[data-at]')?.getAttribute('data-at')
  return at ? { section, at } : { section }
}
