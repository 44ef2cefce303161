import { Action } from '@radix-ui/react-toast'
import { useState } from 'react'
import { settings } from '../../../../admin/settings.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { submitWith } from '../../../../admin/ui/use-form.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import type { LinkingPage, ListedPage, PlannedHiding } from '../../contract.ts'
import { leadsTo, targetsFor } from '../deletion/redirect-targets.ts'
import { useChosenMoment, zonedWords } from '../schedule/chosen-moment.ts'
import { MomentFields } from '../schedule/moment-fields.tsx'
import { thisEvening } from '../schedule/proposed-times.ts'
import { linkWords } from './link-words.ts'
import { useShowAgain } from './use-show-again.ts'
import { useVisibility } from './use-visibility.ts'

interface Props {
  path: string
  name: string
  pages: readonly ListedPage[]
  linkedFrom: readonly LinkingPage[]
  planned: PlannedHiding | undefined
  onClose: () => void
}

export function HidePageForm({ path, name, pages, linkedFrom, planned, onClose }: Props) {
  const { isBusy, faults, hide, planHiding, cancelHiding } = useVisibility(path)
  const { show } = useShowAgain()
  const [isLater, setLater] = useState(planned !== undefined)
  const until = useChosenMoment(planned?.at, () => thisEvening(settings.timeZone))
  const isReady = !isLater || (until.moment !== undefined && !until.fault)

  async function send(target: string): Promise<void> {
    if (!isReady) return
    if (!isLater) {
      if (!(await hide(target))) return
      onClose()
      const action = (
        <Action
          className="button small secondary"
          altText="Undo"
          onClick={() => void show(path, name)}
        >
          Undo
        </Action>
      )
      return showToast({ title: 'Hidden', description: 'Visitors no longer see it.', action })
    }
    if (!until.moment || !(await planHiding(until.moment, target))) return
    onClose()
    showToast({ title: 'Planned', description: `It goes down on ${zonedWords(until.moment)}.` })
  }
  return (
    <form
      className="form page-new"
      data-asks-itself
      noValidate
      onSubmit={submitWith(form => void send(String(form.get('leadsTo'))))}
    >
      <FormFault text={faults.all} />
      <fieldset className="page-choices" aria-label="When it is hidden">
        {whens.map(([later, label]) => (
          <label key={label} className="page-choice">
            <input
              type="radio"
              name="when"
              checked={isLater === later}
              onChange={() => setLater(later)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {isLater && (
        <MomentFields
          wall={until.wall}
          error={until.fault ?? faults.until}
          onChange={until.setWall}
        />
      )}
      <SelectField
        label={`Links to ${path} then lead to`}
        name="leadsTo"
        defaultValue={planned ? (planned.leadsTo ?? '') : leadsTo(path, pages)}
        options={[['', 'Nowhere: “page not found”'], ...targetsFor(path, pages)]}
        note={linkWords(linkedFrom)}
        error={faults.leadsTo}
      />
      <div className="actions">
        <Button type="submit" className="button primary" isBusy={isBusy} isIdle={!isReady}>
          {isLater && until.moment ? `Hide on ${zonedWords(until.moment)}` : 'Hide the page'}
        </Button>
        {planned && (
          <Button
            className="button secondary"
            isBusy={isBusy}
            onClick={async () => (await cancelHiding()) && onClose()}
          >
            Do not hide it by itself
          </Button>
        )}
      </div>
    </form>
  )
}

const whens = [
  [false, 'Now'],
  [true, 'At a day and time'],
] as const
