import { useEffect, useState } from 'react'
import type { Suggestions } from '../../base/contract.ts'
import { suggestionsUrl } from './addresses.ts'

/** Milliseconds of a pause in typing after which it is worth asking. */
const PAUSE = 160

type State = 'ready' | 'loading' | 'offline' | 'failed'

/** Answers to words that were typed before, so that deleting a letter asks for nothing. */
const answers = new Map<string, Suggestions>()

/** The suggestions for the words. Those for the previous words stay until the answer is there. */
export function useSuggestions(text: string): {
  suggestions: Suggestions | undefined
  state: State
} {
  const words = text.trim().replace(/\s+/g, ' ')
  const [suggestions, setSuggestions] = useState(answers.get(words))
  const [state, setState] = useState<State>('ready')
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const retry = () => setTries(tries => tries + 1)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is another request
  useEffect(() => {
    const cached = answers.get(words)
    if (cached || !words) {
      setSuggestions(cached)
      setState('ready')
      return
    }
    setState('loading')
    const aborting = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(words, aborting.signal).then(
        answer => {
          answers.set(words, answer)
          setSuggestions(answer)
          setState('ready')
        },
        () => {
          if (!aborting.signal.aborted) setState(navigator.onLine ? 'failed' : 'offline')
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [words, tries])

  return { suggestions, state }
}

async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggestions> {
  const answer = await fetch(suggestionsUrl(words), { signal })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.json()
}
