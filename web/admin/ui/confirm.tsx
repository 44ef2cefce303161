import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { useRef } from 'react'
import { observable, useObserved } from '../../ui/observable.ts'
import { useEscape } from './use-escape.ts'
import { useFocusBack } from './use-focus-back.ts'

export interface Question {
  title: string
  text?: string
  /** The label of the confirming button, such as `Delete`. */
  action: string
}

interface OpenQuestion extends Question {
  answer: (isConfirmed: boolean) => void
}

const openQuestion = observable<OpenQuestion | undefined>(undefined)

/** Asks before something that cannot be taken back; false when the person thinks better of it. */
export function confirm(question: Question): Promise<boolean> {
  openQuestion.value?.answer(false)
  return new Promise(resolve => {
    openQuestion.set({
      ...question,
      answer: isConfirmed => {
        openQuestion.set(undefined)
        resolve(isConfirmed)
      },
    })
  })
}

const refuse = () => openQuestion.value?.answer(false)

/** The region of those questions, once in the area. Focus goes to Cancel, and back afterwards. */
export function ConfirmRegion() {
  const question = useObserved(openQuestion, question => question)
  return (
    <AlertDialog.Root open={question !== undefined} onOpenChange={refuse}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-backdrop" />
        <Content question={question} />
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function Content({ question }: { question: Question | undefined }) {
  const element = useRef<HTMLDivElement>(null)
  useEscape(element, refuse)
  return (
    <AlertDialog.Content
      ref={element}
      className="dialog"
      {...useFocusBack()}
      {...withoutText(question)}
    >
      <AlertDialog.Title className="dialog-title">{question?.title}</AlertDialog.Title>
      {question?.text && <AlertDialog.Description>{question.text}</AlertDialog.Description>}
      <div className="actions">
        <AlertDialog.Cancel className="button secondary">Cancel</AlertDialog.Cancel>
        <AlertDialog.Action
          className="button primary"
          onClick={() => openQuestion.value?.answer(true)}
        >
          {question?.action}
        </AlertDialog.Action>
      </div>
    </AlertDialog.Content>
  )
}

/** The library warns of a dialog without a description unless it is told that there is none. */
const withoutText = (question: Question | undefined) =>
  question?.text ? {} : { 'aria-describedby': undefined }
