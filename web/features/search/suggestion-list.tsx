import { useEffect, useRef } from 'react'
import { savesData } from '../../base/page-loader.ts'
import type { Choice } from './choices.ts'
import { Marked } from './marked.tsx'

interface Props {
  id: string
  choices: Choice[]
  /** The words as typed, to be marked in them. */
  words: string
  /** The index of the chosen one; -1 for none. */
  active: number
  open: (choice: Choice) => void
  /** True where it belongs to the previous words. */
  isOld: boolean
}

const GROUPS = ['Products', 'Pages', 'All'] as const

/** The choices by group; the field keeps the focus, so that one types on. */
export function SuggestionList({ id, choices, words, active, open, isOld }: Props) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one is another element
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} role="listbox" aria-label="Suggestions" data-old={isOld || undefined}>
      {GROUPS.map(group => {
        const mine = choices.filter(choice => choice.group === group)
        if (mine.length === 0) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={group} role="group" aria-label={group === 'All' ? 'More' : group}>
            {group !== 'All' && (
              <p className="eyebrow" aria-hidden="true">
                {group}
              </p>
            )}
            {mine.map(choice => {
              const index = choices.indexOf(choice)
              return (
                <a
                  key={choice.href}
                  id={`${id}${index}`}
                  href={choice.href}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  onClick={event => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    open(choice)
                  }}
                >
                  {choice.image && !savesData() && (
                    <img src={choice.image} alt="" width="48" height="48" loading="lazy" />
                  )}
                  <span>
                    <strong>
                      <Marked text={choice.label} words={words} />
                    </strong>
                    {choice.note && (
                      <small>
                        <Marked text={choice.note} words={words} />
                      </small>
                    )}
                  </span>
                </a>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
