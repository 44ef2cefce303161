import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { stepsBelow } from '../edit-at.ts'
import { useAskedFocus } from '../form-context.ts'

/** By its key, or by its index until it is there: once there are more rows than `rows`. */
type Open = { key: number } | { index: number; rows: number } | undefined

/** The open row of a list: the one that was opened, or in which a field is to be focused. */
export function useOpenRow(at: string, keys: readonly number[]) {
  const [opened, setOpened] = useState<Open>()
  const wanted = useAskedFocus()
  const [followed, setFollowed] = useState<typeof wanted>()
  if (wanted !== followed) {
    setFollowed(wanted)
    const [row] = (wanted && stepsBelow(at, wanted.at)) ?? []
    if (row !== undefined) setOpened({ index: Number(row), rows: 0 })
  }

  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  const key = keyOf(opened, keys)
  // From then on it is this row, wherever it is moved.
  useEffect(() => {
    if (key !== undefined) setOpened(open => (open && 'index' in open ? { key } : open))
  }, [key])

  return {
    key,
    ...useMemo(
      () => ({
        open: (index: number) => setOpened({ index, rows: 0 }),
        openNew: (index: number) => setOpened({ index, rows: latest.current.length }),
        toggle: (index: number) =>
          setOpened(now =>
            keyOf(now, latest.current) === latest.current[index] ? undefined : { index, rows: 0 },
          ),
      }),
      [],
    ),
  }
}

function keyOf(open: Open, keys: readonly number[]): number | undefined {
  if (!open || 'key' in open) return open?.key
  return keys.length > open.rows ? keys[open.index] : undefined
}
