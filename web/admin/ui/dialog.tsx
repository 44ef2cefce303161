import * as Parts from '@radix-ui/react-dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { hasUnsavedInput } from '../unsaved.ts'
import { confirm } from './confirm.tsx'
import { useEscape } from './use-escape.ts'
import { useFocusBack } from './use-focus-back.ts'

interface Props {
  title: ReactNode
  /** The description, under the title and read out with it. */
  text?: ReactNode
  className?: string
  isOpen?: boolean
  /** A sentence about the loss, besides typed text, that Escape or a press outside would cause. */
  loses?: string | undefined
  /**
   * Returns the element that gets the focus once it is closed; null for the one that had it before.
   */
  focusAfter?: () => HTMLElement | null
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog over the screen: focus stays in it and moves back afterwards, Escape or a press outside
 * closes it. Both ask first where typed text would be lost; its own buttons do not.
 */
export function Dialog({ isOpen = true, loses, onClose, ...content }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const leave = async () => {
    const isTyped = element.current && hasUnsavedInput(element.current)
    const loss = isTyped ? 'What you typed here is not saved yet.' : loses
    if (!loss || (await mayLose(loss))) onClose()
  }
  return (
    <Parts.Root open={isOpen} onOpenChange={isOpen => !isOpen && onClose()}>
      <Parts.Portal>
        <Parts.Overlay className="dialog-backdrop" />
        <Content {...content} element={element} onLeave={() => void leave()} />
      </Parts.Portal>
    </Parts.Root>
  )
}

const mayLose = (text: string) => confirm({ title: 'Close without saving?', text, action: 'Close' })

/** A button in a dialog that closes it. */
export const DialogClose = Parts.Close

interface ContentProps
  extends Pick<Props, 'title' | 'text' | 'className' | 'focusAfter' | 'children'> {
  element: RefObject<HTMLDivElement | null>
  /** Called at Escape, or a press outside. */
  onLeave: () => void
}

function Content(props: ContentProps) {
  const { title, text, className = '', element, focusAfter, onLeave, children } = props
  useEscape(element, onLeave)
  return (
    <Parts.Content
      ref={element}
      className={`dialog ${className}`}
      onEscapeKeyDown={event => {
        event.preventDefault()
        onLeave()
      }}
      onPointerDownOutside={event => {
        event.preventDefault()
        onLeave()
      }}
      {...useFocusBack(focusAfter)}
      {...(!text && { 'aria-describedby': undefined })}
    >
      <Parts.Title className="dialog-title">{title}</Parts.Title>
      {text && <Parts.Description>{text}</Parts.Description>}
      {children}
    </Parts.Content>
  )
}
