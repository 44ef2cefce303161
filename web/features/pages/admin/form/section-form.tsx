import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { type Edit, editAt, stepsBelow, valueAt } from './edit-at.ts'
import { GroupFields } from './fields/group-fields.tsx'
import { focusField } from './focus-field.ts'
import { FaultsProvider, FocusProvider, type Form, FormProvider } from './form-context.ts'
import { LinkTargets } from './link-targets.tsx'
import { useLiveFaults } from './live-faults.ts'
import type { SectionFormProps } from './section-form-props.ts'

/**
 * The form of one section or of the fields of a page, made of its schema. `loadEditor` loads
 * its styles. It keeps nothing but which rows are open: give each section a form by `key`.
 */
export function SectionForm<T extends object>(props: SectionFormProps<T>) {
  const { schema, value, at, faults, focus } = props
  const form = useSharedForm(props)
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (focus && element.current && stepsBelow(at, focus.at)) focusField(element.current, focus.at)
  }, [focus, at])

  return (
    <FormProvider value={form}>
      <FaultsProvider value={useLiveFaults(faults, at, value)}>
        <FocusProvider value={focus}>
          <div ref={element} className="section-form">
            <LinkTargets />
            <GroupFields schema={schema} value={value} at={at} />
          </div>
        </FocusProvider>
      </FaultsProvider>
    </FormProvider>
  )
}

/** Reads the properties of the last rendering, so that it can stay the same object. */
function useSharedForm<T extends object>(props: SectionFormProps<T>): Form {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  return useMemo(() => {
    function changeAll(edits: readonly { at: string; edit: Edit }[]): void {
      const { schema, value, at, onChange } = latest.current
      const next = edits.reduce<unknown>(
        (edited, { at: path, edit }) => editAt(schema, edited, stepsBelow(at, path) ?? [], edit),
        value,
      ) as T
      if (next === value) return
      // Another change may come before the next rendering.
      latest.current = { ...latest.current, value: next }
      onChange(next)
    }
    const change = (at: string, edit: Edit) => changeAll([{ at, edit }])
    return {
      changeAll,
      change,
      read: path => {
        const { value, at } = latest.current
        return valueAt(value, stepsBelow(at, path) ?? [])
      },
      onFocusAt: at => latest.current.onFocusAt?.(at),
      renderSlot: (slot, at) => latest.current.renderSlot?.(slot, at),
      renderDrawingChoice: (slot, at) =>
        latest.current.renderDrawingChoice?.(slot, at, next => change(at, () => next)),
      canAddSlots: () => latest.current.newSlot !== undefined,
      newSlot(kind, at, model) {
        const { newSlot } = latest.current
        if (!newSlot) throw new Error('The form was given no newSlot.')
        return newSlot(kind, at, model)
      },
    }
  }, [])
}
