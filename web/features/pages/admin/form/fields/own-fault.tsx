import { useFaults } from '../form-context.ts'

interface Props {
  at: string
  /** Faults of fields inside that are not shown, such as the path of a picture. */
  inside?: readonly string[]
}

/** What is wrong with something as a whole. */
export function OwnFault({ at, inside = [] }: Props) {
  const faults = useFaults()
  const found = [at, ...inside].map(path => faults[path]).find(fault => fault !== undefined)
  return found ? <p className="field-error">{found}</p> : null
}
