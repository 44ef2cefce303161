import * as Tooltip from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

interface Props {
  text: string
  /** An element that can have the focus. */
  children: ReactNode
}

/** A tooltip: the meaning of a control without a label, for pointers and keyboards. */
export function Hint({ text, children }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="hint" sideOffset={6} collisionPadding={8}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Around all hints of a screen: after one the next comes sooner. */
export function Hints({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Tooltip.Provider>
  )
}
