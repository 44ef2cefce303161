import type { KeyboardEvent } from 'react'

/** The library gives Escape to what came last, which may be a toast beside the dialog. */
export const closeAtEscape =
  (close: () => void) =>
  ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close()
  }
