import { putAround } from '../preview/frame-outlines.ts'
import type { Change } from './changes.ts'

/** What is marked in one of the two pages. */
export interface Mark extends Pick<Change, 'key' | 'kind' | 'marks'> {
  /** Places of the texts that differ in it, such as `sections.3.title`. */
  texts: string[]
}

export interface ShownMarks {
  /** Shows which one is looked at. */
  choose(key: string | undefined): void
  end(): void
}

/** In pixels of the screen, whatever the page is scaled to. */
const LETTERS = 13

/** Draws a border with words around each section that differs, into the page itself. */
export function showMarks(document: Document, marks: readonly Mark[]): ShownMarks {
  const main = document.getElementById('main')
  const boxes = marks.flatMap(mark => {
    const section = main?.querySelector(`[data-section="${CSS.escape(mark.key)}"]`)
    return section ? [{ key: mark.key, section, box: addBox(document, mark) }] : []
  })
  const texts = marks.flatMap(mark => mark.texts.flatMap(at => elementsAt(document, at)))
  for (const text of texts) text.setAttribute('data-changed', '')

  const place = () => {
    const size = `${Math.round(LETTERS / scaleOf(document))}px`
    for (const { section, box } of boxes) {
      putAround(box, section)
      Object.assign((box.firstElementChild as HTMLElement).style, { fontSize: size })
    }
  }
  place()
  const observer = new ResizeObserver(place)
  for (const element of [main, document.documentElement]) if (element) observer.observe(element)

  return {
    choose(key) {
      for (const one of boxes) one.box.classList.toggle('is-current', one.key === key)
    },
    end() {
      observer.disconnect()
      for (const { box } of boxes) box.remove()
      for (const text of texts) text.removeAttribute('data-changed')
    },
  }
}

function addBox(document: Document, { kind, marks }: Mark): HTMLElement {
  const box = document.createElement('div')
  box.className = `preview-change is-${kind}`
  const words = document.createElement('span')
  words.textContent = marks.join(', ')
  box.append(words)
  document.body.append(box)
  return box
}

const elementsAt = (document: Document, at: string) => [
  ...document.querySelectorAll(`[data-at="${CSS.escape(at)}"]`),
]

/** How much smaller the frame shows the page. */
function scaleOf(document: Document): number {
  const frame = document.defaultView?.frameElement as HTMLElement | null
  const width = frame?.offsetWidth
  return frame && width ? frame.getBoundingClientRect().width / width : 1
}
