import type { InquiryList } from '../../../base/contract.ts'
import { sumsText } from '../../../base/money/amount-text.ts'
import { isClosed, STAGES } from '../stages.ts'
import type { InboxView } from './inbox-query.ts'
import { stageLabels } from './stage-labels.ts'

interface Props {
  stage: InboxView['stage']
  sums: InquiryList['sums']
}

/** The totals of the quotes of the shown stage, or of all open stages. */
export function StageSums({ stage, sums }: Props) {
  const shown = stage === 'all' ? STAGES.filter(candidate => !isClosed(candidate)) : [stage]
  const parts = shown.flatMap(shownStage => {
    const text = sumsText(sums[shownStage])
    return text ? `${text} ${stageLabels[shownStage].toLowerCase()}` : []
  })
  return parts.length > 0 && <p className="stage-sums">In quotes: {parts.join(' · ')}</p>
}
