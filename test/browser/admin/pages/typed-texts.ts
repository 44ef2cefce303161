import type { BrowserContext } from 'playwright'

/** What is typed into the titles of a page's sections, and what the editor said of it. */
export interface TypedTexts {
  /** Every state of each title, by the number of its section. */
  states: Map<number, string[]>
  /** How many of those there were when the editor last said that all is saved. */
  saved: Map<number, number>
  /** How often it said so. */
  timesSaved: number
}

/** Observes the editor in every tab from its next loading on. */
export async function observeTyping(visitor: BrowserContext): Promise<TypedTexts> {
  const texts: TypedTexts = { states: new Map(), saved: new Map(), timesSaved: 0 }
  await visitor.exposeFunction('typed', (section: number, text: string) => {
    texts.states.set(section, [...(texts.states.get(section) ?? []), text])
  })
  await visitor.exposeFunction('saidSaved', () => {
    texts.timesSaved += 1
    for (const [section, all] of texts.states) texts.saved.set(section, all.length)
  })
  await visitor.addInitScript(report)
  return texts
}

/** In the page; messages to the test arrive in their order. */
function report(): void {
  const { typed, saidSaved } = window as unknown as {
    typed(section: number, text: string): void
    saidSaved(): void
  }
  addEventListener(
    'input',
    ({ target }) => {
      const entries = [...document.querySelectorAll('.outline-section')]
      const section = entries.findIndex(entry => entry.ariaCurrent === 'true')
      typed(section, (target as HTMLInputElement).value)
    },
    true,
  )
  let before: string | undefined
  new MutationObserver(() => {
    const now = document.querySelector('.editor-saved')?.textContent
    if (now === 'Saved' && before !== now) saidSaved()
    before = now
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
