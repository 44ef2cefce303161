import { useEffect, useId, useRef } from 'react'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import type { DrawingChoice, DrawingChoices } from '../../drawings.ts'

interface Props {
  choices: DrawingChoices
  onChange: (traits: string[]) => void
}

/** What can be chosen of a drawing; the rest is left to chance. */
export function LookFields({ choices: { traits, choices }, onChange }: Props) {
  if (choices.length === 0) return <p>There is nothing to choose of this one.</p>
  const change = (choice: DrawingChoice, trait: string | undefined) => {
    const own = new Set(choice.options.flatMap(({ value }) => [value, `no-${value}`]))
    const rest = traits.filter(one => !own.has(one))
    onChange(trait ? [...rest, trait] : rest)
  }
  return choices.map(choice => {
    const { label, options, isYesOrNo, chosen = '' } = choice
    const key = options.map(({ value }) => value).join(' ')
    if (isYesOrNo) return <YesOrNo key={key} choice={choice} onChange={change} />
    return (
      <SelectField
        key={key}
        label={label}
        value={chosen}
        options={[
          ['', leftToChance(choice)],
          ...options.map(({ value, name }) => [value, name] as const),
        ]}
        onChange={({ target }) => change(choice, target.value)}
      />
    )
  })
}

/** The present value, until the administrator chooses another. */
function leftToChance({ options, shown }: DrawingChoice): string {
  const now = options.find(({ value }) => value === shown)?.name
  return now ? `As it comes (${now.toLowerCase()})` : 'As it comes'
}

interface YesOrNoProps {
  choice: DrawingChoice
  onChange: (choice: DrawingChoice, trait: string) => void
}

function YesOrNo({ choice, onChange }: YesOrNoProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const { label, options, chosen, shown } = choice
  const value = options[0]?.value ?? ''
  const state = chosen ?? shown
  // Some parts of the drawing have it.
  const isMixed = state === undefined
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <div className="field">
      <label className="form-switch" htmlFor={id}>
        <input
          ref={box}
          id={id}
          type="checkbox"
          checked={state === value}
          onChange={({ target }) => onChange(choice, target.checked ? value : `no-${value}`)}
        />
        {label}
      </label>
    </div>
  )
}
