import type { ReactNode } from 'react'
import {
  FaultsProvider,
  type Form,
  FormProvider,
} from '../../../../../../web/features/pages/admin/form/form-context.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { elementIn } from '../../../../../support/rendered.tsx'

/** A field in a form to which pictures can be added, with what is wrong by its path. */
export const inForm = (
  field: ReactNode,
  faults: Record<string, string> = {},
  more: Partial<Form> = {},
) => (
  <FormProvider value={formOf(more)}>
    <FaultsProvider value={faults}>{field}</FaultsProvider>
  </FormProvider>
)

const formOf = (more: Partial<Form>) =>
  ({
    ...{ canAddSlots: () => true, renderSlot: () => 'its picture' },
    ...{ renderDrawingChoice: () => 'its drawing', read: () => '/about', ...more },
  }) as Partial<Form> as Form

/** Mounts a field at `at`; `changes` is what it makes of the value there, `control` is inside its label. */
export function liveField(
  // biome-ignore lint/suspicious/noExplicitAny: fields differ in the schema that they take
  Field: (props: any) => any,
  props: { value?: unknown } & Record<string, unknown>,
  more: Partial<Form> = {},
) {
  const changes: unknown[] = []
  const focused: string[] = []
  const form = formOf({
    change: (at, edit) => changes.push([at, edit(props.value)]),
    onFocusAt: at => focused.push(at),
    ...more,
  })
  const hook = liveHook(() => Field({ at: 'at', isRequired: false, ...props }), {
    around: inside => <FormProvider value={form}>{inside}</FormProvider>,
  })
  const inside = () => {
    const { children } = hook.now.props
    return typeof children === 'function' ? children({ id: 'form-at' }) : hook.now
  }
  return {
    hook,
    changes,
    focused,
    control: (type: string) => elementIn(inside(), type).props,
  }
}
