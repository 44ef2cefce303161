import { isSignedOut, reasonOf } from '../request.ts'
import { Waiting } from './waiting.tsx'

interface Props {
  /** What is read, at the beginning of a sentence: `The bin`. */
  what: string
  /** What was read, undefined until it is there. */
  data: unknown
  error: Error | null
}

/**
 * Whether something is still being read, or could not be; nothing once it is there. A session that
 * is over has its own dialog, after which all is read again.
 */
export function ReadState({ what, data, error }: Props) {
  if (error && !isSignedOut(error)) {
    return (
      <p className="alert" role="alert">
        {reasonOf(error, `${what} could not be read. Load the page again.`)}
      </p>
    )
  }
  return data === undefined ? <Waiting /> : null
}
