import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { routes } from '../../base/routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { searchUrl } from './addresses.ts'
import { type Choice, choicesIn } from './choices.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** The last input, for the next time. */
let lastWords = ''

/** A field with a list of suggestions (WAI-ARIA: combobox with a list of options). */
export function SearchDialog() {
  const [words, setWords] = useState(lastWords)
  const [active, setActive] = useState(-1)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const { suggestions, state } = useSuggestions(words)
  const choices = choicesIn(suggestions, words)
  const close = () => dialog.current?.close()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it closes stays the same
  useEffect(() => {
    dialog.current?.showModal()
    field.current?.select()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])

  const type = (text: string) => {
    lastWords = text
    setWords(text)
    setActive(-1)
  }

  const open = ({ href, isPage }: Choice) => {
    close()
    // The page of a search is a document of its own: see web/sections/search/view.tsx.
    if (isPage) navigate(href)
    else location.assign(href)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosenChoice = choices[active]
    if (step !== undefined && choices.length > 0) {
      event.preventDefault()
      // The field itself is a place between the last choice and the first.
      const places = choices.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && chosenChoice) {
      event.preventDefault()
      open(chosenChoice)
    }
  }

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      onPointerDown={event => event.target === dialog.current && close()}
    >
      <form action={routes.search} onSubmit={event => !words.trim() && event.preventDefault()}>
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          name="q"
          value={words}
          maxLength={100}
          placeholder="Search products and pages"
          aria-label="Search products and pages"
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : `${list}${active}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={event => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={close} aria-label="Close the search">
          <Icon name="close" />
        </button>
      </form>
      <SuggestionList {...{ id: list, choices, words, active, open }} isOld={state === 'loading'} />
      <p className="search-note" role="status">
        {noteOf(state, suggestions?.total, words)}
      </p>
      {words.trim() !== '' && state !== 'loading' && choices.length === 0 && (
        <p className="search-note">
          <a href={searchUrl(words)}>Ask us, or look at what comes near</a>
        </p>
      )}
    </dialog>
  )
}

function noteOf(state: string, total: number | undefined, words: string): string {
  if (!words.trim()) return 'A name, a code or what it is for'
  if (state === 'offline') return 'No connection: the search goes on when it is back.'
  if (state === 'failed') return 'The search did not answer. Press Enter to try again.'
  if (total === undefined) return 'Searching'
  if (total === 0) return 'No product goes by these words.'
  return `${total} ${total === 1 ? 'product' : 'products'}. Arrow keys choose, Enter opens.`
}
