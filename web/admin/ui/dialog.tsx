import * as Parts from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { closeAtEscape } from './close-at-escape.ts'
import { useFocusBack } from './use-focus-back.ts'

interface ContentProps {
  title: ReactNode
  /** What it is about, under the title and read out with it. */
  text?: ReactNode
  className?: string
  onClose: () => void
  children: ReactNode
}

interface Props extends ContentProps {
  isOpen?: boolean
}

/** Something over the screen: focus stays in it and goes back afterwards, Escape closes it. */
export function Dialog({ isOpen = true, ...content }: Props) {
  return (
    <Parts.Root open={isOpen} onOpenChange={isOpen => !isOpen && content.onClose()}>
      <Parts.Portal>
        <Parts.Overlay className="dialog-backdrop" />
        <Content {...content} />
      </Parts.Portal>
    </Parts.Root>
  )
}

/** A button in a dialog that closes it. */
export const DialogClose = Parts.Close

function Content({ title, text, className = '', onClose, children }: ContentProps) {
  return (
    <Parts.Content
      className={`dialog ${className}`}
      onKeyDown={closeAtEscape(onClose)}
      {...useFocusBack()}
      {...(!text && { 'aria-describedby': undefined })}
    >
      <Parts.Title className="dialog-title">{title}</Parts.Title>
      {text && <Parts.Description>{text}</Parts.Description>}
      {children}
    </Parts.Content>
  )
}
