import { SelectField } from '../../../admin/ui/select-field.tsx'
import type { Inquiry } from '../../../base/contract.ts'
import { type InquiryStage, STAGES } from '../stages.ts'
import { stageLabels, waitText } from './stage-labels.ts'
import { peopleChoices, usePeople } from './use-people.ts'

interface Props {
  inquiry: Inquiry
  onStage: (stage: InquiryStage) => void
  /** '' removes the assignee. */
  onAssign: (username: string) => void
}

/** The stage of an inquiry, its assignee, and the side that waits. */
export function InquiryPlace({ inquiry, onStage, onAssign }: Props) {
  const { stage, assignee } = inquiry
  const people = usePeople()
  const words = waitText(inquiry)
  return (
    <div className="inquiry-place">
      <SelectField
        label="Stage"
        value={stage}
        options={STAGES.map(each => [each, stageLabels[each]])}
        onChange={({ target }) => onStage(target.value as InquiryStage)}
      />
      <SelectField
        label="Taken by"
        value={assignee}
        options={[['', 'Nobody yet'], ...peopleChoices(people, assignee)]}
        onChange={({ target }) => onAssign(target.value)}
      />
      {words && <p className="inquiry-waits">{words}</p>}
    </div>
  )
}
