import { AlertDialogAction } from '@radix-ui/react-alert-dialog'
import { ConfirmRegion, type Question } from '../../web/admin/ui/confirm.tsx'
import { elementIn, elementsIn, returnOf } from './rendered.tsx'

/** Whether a question is open. */
export const isAsked = () => elementsIn(returnOf(ConfirmRegion)).some(({ props }) => props.question)

/** Answers the question that is asked, by its dialog, and returns what it asked. */
export function answerQuestion(isConfirmed: boolean): Question {
  const dialog = returnOf(ConfirmRegion)
  const content = elementsIn(dialog).find(({ props }) => props.question)
  if (!content) throw new Error('nothing is asked')
  const { question } = content.props
  if (isConfirmed) {
    const Content = content.type as (props: object) => ReturnType<typeof ConfirmRegion>
    elementIn(
      returnOf(() => Content({ question })),
      AlertDialogAction,
    ).props.onClick()
  } else dialog.props.onOpenChange(false)
  const { answer: _, ...asked } = question
  return asked
}
