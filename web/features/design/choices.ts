import { nearestValidPlan } from './nearest-valid-plan.ts'
import { type Plan, type SetField, type SingleField, words } from './plan.ts'

/** A choice, and the plan that it leads to. */
export interface Choice {
  field: keyof Plan
  value: string | number
  label: string
  isChosen: boolean
  /** Missing where such a plan cannot stand. */
  leadsTo?: Plan
  /** The reason why it cannot be chosen. */
  because?: string
}

export interface ChoiceGroup {
  field: keyof Plan
  label: string
  /** True for a set, of which any number may be chosen. */
  isSet: boolean
  choices: Choice[]
}

/** Everything that can be changed of a plan, in the order of the screen. */
export function choiceGroups(plan: Plan): ChoiceGroup[] {
  return (Object.keys(groupLabels) as (keyof Plan)[]).map(field => {
    const isSet = isSetField(field)
    const values: readonly (string | number)[] = words[field]
    return {
      field,
      label: groupLabels[field],
      isSet,
      choices: values.map(value => {
        return {
          field,
          value,
          label: choiceLabels[value] ?? `${value}`,
          isChosen: isSetField(field)
            ? plan[field].some(choice => choice === value)
            : plan[field] === value,
          ...outcome(plan, field, value),
        }
      }),
    }
  })
}

/**
 * The plan with one thing chosen, or with one of a set added or removed. Dependent parts follow: a
 * terrace brings its stairs. Nothing where the result could not stand, or only under another roof.
 */
export const changed = (plan: Plan, field: keyof Plan, value: string | number): Plan | undefined =>
  outcome(plan, field, value).leadsTo

function outcome(
  plan: Plan,
  field: keyof Plan,
  value: string | number,
): Pick<Choice, 'leadsTo' | 'because'> {
  const isIn = isSetField(field) && plan[field].some(choice => choice === value)
  const next = isSetField(field)
    ? isIn
      ? { ...plan, [field]: plan[field].filter(choice => choice !== value) }
      : {
          ...plan,
          [field]: words[field].filter(choice => choice === value || hasValue(plan, field, choice)),
        }
    : { ...plan, [field]: value }
  const { plan: validPlan, because } = nearestValidPlan(next)
  const isKept = isSetField(field)
    ? validPlan[field].some(choice => choice === value) !== isIn
    : validPlan[field] === value
  const isSameRoof = field === 'roof' || validPlan.roof === plan.roof
  if (isKept && isSameRoof) return { leadsTo: validPlan }
  // The reason is cut before the change that was made for it.
  const [reason] = because[0]?.split(/[:.]/) ?? []
  return reason ? { because: `${reason}.` } : {}
}

const isSetField = (field: keyof Plan): field is SetField =>
  field === 'extras' || field === 'fittings'
const hasValue = (plan: Plan, field: SetField, value: string) =>
  plan[field].some(choice => choice === value)

/** The difference between two plans, for screen readers: "Roof: Terrace, with Stairs". */
export function changeInWords(before: Plan, after: Plan): string {
  const former = choiceGroups(before).flatMap(({ choices }) => choices)
  return choiceGroups(after)
    .flatMap(({ label, isSet, choices }) =>
      choices.map(choice => ({ ...choice, group: label, isSet })),
    )
    .flatMap(({ group, isSet, label, isChosen }, index) => {
      if (isChosen === former[index]?.isChosen) return []
      if (isSet) return `${isChosen ? 'with' : 'without'} ${label}`
      return isChosen ? `${group}: ${label}` : []
    })
    .join(', ')
}

const groupLabels: Record<SingleField | SetField, string> = {
  use: 'What for',
  count: 'Modules',
  feet: 'Module length',
  layout: 'Layout',
  storeys: 'Storeys',
  front: 'Front',
  doors: 'Doors',
  roof: 'Roof',
  cladding: 'Walls',
  colour: 'Colour',
  extras: 'Outside',
  fittings: 'Inside',
}

const choiceLabels: Record<string, string> = {
  office: 'Office',
  home: 'Home',
  shop: 'Shop',
  classroom: 'Classroom',
  clinic: 'Clinic',
  camp: 'Camp',
  20: '20 ft',
  40: '40 ft',
  line: 'In line',
  side: 'Side by side',
  corner: 'In an L',
  windows: 'Windows',
  glazed: 'Glazed',
  shutter: 'Shutter',
  blank: 'Blank',
  single: 'Single',
  double: 'Double',
  two: 'Two doors',
  flat: 'Flat',
  pitched: 'Pitched',
  terrace: 'Terrace',
  steel: 'Steel',
  boards: 'Boards',
  render: 'Render',
  teal: 'Teal',
  brick: 'Brick red',
  sun: 'Yellow',
  sage: 'Sage green',
  blue: 'Navy blue',
  cream: 'Cream',
  deck: 'Deck',
  stairs: 'Stairs',
  awning: 'Awning',
  solar: 'Solar panels',
  tank: 'Water tank',
  furnished: 'Furniture',
  kitchen: 'Kitchenette',
  wc: 'Washroom',
}
