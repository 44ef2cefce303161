import { Field } from '../../../../admin/ui/field.tsx'
import type { SiteTexts } from '../../../company/site-texts/contract.ts'
import type { TextGroup as Group, TextField } from '../../../company/site-texts/fields.ts'
import { sampleOf } from './sample-message.ts'
import { textIn } from './texts-form.ts'
import { UndoButtons } from './undo-buttons.tsx'
import type { TextsForm } from './use-site-texts.ts'

interface Props {
  form: TextsForm
  /** With what was typed. */
  texts: SiteTexts
}

/** Fields of one kind. */
export function TextGroup({ group, ...props }: Props & { group: Group }) {
  return (
    <fieldset className="panel texts-group">
      <legend>{group.title}</legend>
      <p className="texts-note">{group.text}</p>
      {group.fields.map(field => (
        <Text key={field.name} field={field} {...props} />
      ))}
    </fieldset>
  )
}

function Text({ field, form, texts }: Props & { field: TextField }) {
  const { name, label, placeholders, linesFault, shipped, isWide } = field
  const text = textIn(texts, name)
  const error = form.faults[name]
  return (
    <div className="texts-field" data-wide={isWide}>
      <Field
        name={name}
        label={label}
        {...(placeholders && { rows: 2 })}
        {...(linesFault && { rows: 5 })}
        value={text}
        hint={hintOf(field)}
        error={error}
        onChange={({ target }) => form.change(name, target.value)}
      />
      {placeholders && !error && (
        <p className="texts-sample">
          <span>Reads</span> {sampleOf(text)}
        </p>
      )}
      <UndoButtons
        what={label}
        theirs={form.both.includes(name) ? theirWords(form, name) : undefined}
        isChanged={form.changed.includes(name)}
        isShipped={text === shipped}
        onUndo={() => form.undo(name)}
        onShip={() => form.change(name, shipped)}
      />
    </div>
  )
}

const theirWords = ({ stored }: TextsForm, name: string) => stored && textIn(stored, name)

function hintOf({ hint, placeholders = [] }: TextField) {
  if (placeholders.length === 0) return hint
  return `${hint ?? ''} Filled in: ${placeholders.map(name => `{${name}}`).join(', ')}.`.trim()
}
