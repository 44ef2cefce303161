import { memo } from 'react'
import type { FieldSchema, GroupSchema } from '../../../field-schema.ts'
import { initialOf, needsSlot } from '../../../initial-value.ts'
import { below, groupOf } from '../edit-at.ts'
import { fieldId, useForm } from '../form-context.ts'
import { FieldFor } from './field-for.tsx'
import type { FieldProps } from './field-props.ts'
import { OwnFault } from './own-fault.tsx'
import { useReplace } from './use-replace.ts'

interface Props {
  schema: GroupSchema
  value: unknown
  at: string
}

/** The fields of a group, one below the other. */
export function GroupFields({ schema, value, at }: Props) {
  const fields = groupOf(value) ?? groupOf(schema.default) ?? {}
  const inOrder = Object.entries(schema.properties).sort(
    ([, one], [, other]) => Number(one.isLast ?? false) - Number(other.isLast ?? false),
  )
  return (
    <>
      <OwnFault at={at} />
      {inOrder.map(([name, field]) => (
        <FieldFor
          key={name}
          schema={field}
          value={fields[name]}
          at={below(at, name)}
          isRequired={schema.required?.includes(name) ?? false}
          followers={followersOf(schema, name, at)}
          cells={cellsOf(field, fields)}
        />
      ))}
    </>
  )
}

/** The lists whose rows have a cell for each of another list. */
function followersOf({ properties }: GroupSchema, name: string, at: string) {
  const followers = Object.entries(properties).filter(([, field]) => alongOf(field) === name)
  return followers.length > 0 ? followers.map(([follower]) => below(at, follower)) : undefined
}

/** What the cells of a list's rows are called: what the list says that they follow. */
function cellsOf(field: FieldSchema, fields: Readonly<Record<string, unknown>>) {
  const along = alongOf(field)
  const names = along && fields[along]
  return Array.isArray(names) ? (names as string[]) : undefined
}

const alongOf = (field: FieldSchema) =>
  field.type === 'array' && field.items.type === 'array' ? field.items.along : undefined

/** A group within a form; one that is not required can be added and left out. */
export const GroupField = memo(function GroupField(props: FieldProps<GroupSchema>) {
  const { schema, value, at, isRequired, label = schema.title ?? '' } = props
  const form = useForm()
  const replace = useReplace(at, value)
  const name = label.toLowerCase()
  const isFixed = isRequired || schema.default !== undefined
  if (value === undefined && !isFixed) {
    if (needsSlot(schema) && !form.canAddSlots()) return null
    const newSlot = () => form.newSlot('image', at)
    return (
      <button
        type="button"
        id={fieldId(at)}
        className="button secondary small form-add"
        onClick={() => replace(() => initialOf(schema, { newSlot }))}
      >
        + Add a {name}
      </button>
    )
  }
  return (
    <fieldset className="form-group" id={fieldId(at)} tabIndex={-1}>
      <legend>{label}</legend>
      {schema.description && <p className="field-hint">{schema.description}</p>}
      <GroupFields schema={schema} value={value} at={at} />
      {!isFixed && (
        <button type="button" className="form-take-away" onClick={() => replace(() => undefined)}>
          Leave out this {name}
        </button>
      )}
    </fieldset>
  )
})
