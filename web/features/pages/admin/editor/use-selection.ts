import { useCallback, useMemo, useState } from 'react'
import type { KeyedPage } from '../../contract.ts'

/** The fields of the page itself, in place of a section's name. */
export const THE_PAGE = 'page'

/** On narrow screens: what the sheet shows. */
export type Panel = 'outline' | 'form'

export type Selection = ReturnType<typeof useSelection>

/** Which section is edited, and the field in it that has been asked for. */
export function useSelection(page: KeyedPage) {
  const [chosen, setChosen] = useState<string>()
  const [panel, setPanel] = useState<Panel>()
  const [focus, setFocus] = useState<{ at: string }>()
  const [at, setAt] = useState<string>()
  // Undo, or another administrator, may have taken it away.
  const isThere = chosen === THE_PAGE || (chosen !== undefined && page.keys.includes(chosen))
  const key = isThere ? chosen : undefined

  const select = useCallback((next: string, at?: string) => {
    setChosen(next)
    setFocus(at === undefined ? undefined : { at })
    setAt(at)
    setPanel('form')
  }, [])

  return useMemo(
    () => ({
      key,
      /** Undefined where the page itself is edited, or nothing. */
      index: key === undefined || key === THE_PAGE ? undefined : page.keys.indexOf(key),
      focus,
      /** The path of the field that is edited, for the preview. */
      at,
      setAt,
      panel,
      setPanel,
      /** @param at the path of a field to put the focus in */
      select,
      clear: () => {
        setChosen(undefined)
        setPanel(undefined)
      },
    }),
    [key, page.keys, focus, at, panel, select],
  )
}
