import { type InquiryStage, STAGES } from '../stages.ts'
import { stageLabels } from './stage-labels.ts'
import { peopleChoices, usePeople } from './use-people.ts'

interface Props {
  /** The number of inquiries that the list finds, on all its pages. */
  total: number
  selected: number
  stage: InquiryStage | 'all'
  onSelectAll: (isSelected: boolean) => void
  onRead: () => void
  onStage: (stage: InquiryStage) => void
  /** '' removes the assignee. */
  onAssign: (username: string) => void
  onDelete: () => void
}

const figure = new Intl.NumberFormat('en')

/** The stages that many are put into most often. */
const quick: readonly InquiryStage[] = ['done', 'spam']

const NOBODY = ' '

/** Selects all inquiries of the list's pages, and changes the selected ones at once. */
export function SelectionBar(props: Props) {
  const { total, selected, stage, onSelectAll, onRead, onStage, onAssign, onDelete } = props
  const people = usePeople()
  return (
    <section className="inbox-selection" aria-label="Selected inquiries">
      <label className="check">
        <input
          type="checkbox"
          checked={selected > 0}
          ref={box => {
            if (box) box.indeterminate = selected > 0 && selected < total
          }}
          onChange={() => onSelectAll(selected === 0)}
        />
        <span>{selected > 0 ? `${figure.format(selected)} selected` : 'Select all'}</span>
      </label>
      {selected > 0 && (
        <div className="actions">
          <button type="button" className="button secondary small" onClick={onRead}>
            Mark as read
          </button>
          {quick
            .filter(target => target !== stage)
            .map(target => (
              <button
                key={target}
                type="button"
                className="button secondary small"
                onClick={() => onStage(target)}
              >
                {stageLabels[target]}
              </button>
            ))}
          <Choice
            label="Other stage"
            options={STAGES.filter(target => target !== stage && !quick.includes(target)).map(
              target => [target, stageLabels[target]],
            )}
            onChoose={target => onStage(target as InquiryStage)}
          />
          <Choice
            label="Give to"
            options={[...peopleChoices(people, ''), [NOBODY, 'Nobody']]}
            onChoose={username => onAssign(username.trim())}
          />
          <button type="button" className="button plain small" onClick={onDelete}>
            Delete
          </button>
        </div>
      )}
    </section>
  )
}

interface ChoiceProps {
  label: string
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string) => void
}

/** A list that acts at once and shows its name again. */
function Choice({ label, options, onChoose }: ChoiceProps) {
  return (
    <select aria-label={label} value="" onChange={({ target }) => onChoose(target.value)}>
      <option value="" disabled>
        {label}…
      </option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
