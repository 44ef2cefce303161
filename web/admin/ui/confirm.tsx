import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { useSyncExternalStore } from 'react'
import { closeAtEscape } from './close-at-escape.ts'
import { useFocusBack } from './use-focus-back.ts'

export interface Question {
  title: string
  text?: string
  /** What the button that goes on says, such as `Delete`. */
  action: string
}

interface Asked extends Question {
  answer: (isConfirmed: boolean) => void
}

let asked: Asked | undefined
const listeners = new Set<() => void>()

/** Asks before something that cannot be taken back; false when the person thinks better of it. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false)
  return new Promise(resolve => {
    set({
      ...question,
      answer: isConfirmed => {
        set(undefined)
        resolve(isConfirmed)
      },
    })
  })
}

/** Where those questions appear, once in the area. Focus goes to Cancel, and back afterwards. */
export function ConfirmRegion() {
  const question = useSyncExternalStore(subscribe, () => asked)
  return (
    <AlertDialog.Root open={question !== undefined} onOpenChange={() => asked?.answer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-backdrop" />
        <Content question={question} />
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function Content({ question }: { question: Question | undefined }) {
  return (
    <AlertDialog.Content
      className="dialog"
      onKeyDown={closeAtEscape(() => asked?.answer(false))}
      {...useFocusBack()}
      {...withoutText(question)}
    >
      <AlertDialog.Title className="dialog-title">{question?.title}</AlertDialog.Title>
      {question?.text && <AlertDialog.Description>{question.text}</AlertDialog.Description>}
      <div className="actions">
        <AlertDialog.Cancel className="button secondary">Cancel</AlertDialog.Cancel>
        <AlertDialog.Action className="button primary" onClick={() => asked?.answer(true)}>
          {question?.action}
        </AlertDialog.Action>
      </div>
    </AlertDialog.Content>
  )
}

/** The library warns of a dialog without a description unless it is told that there is none. */
const withoutText = (question: Question | undefined) =>
  question?.text ? {} : { 'aria-describedby': undefined }

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: Asked | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}
