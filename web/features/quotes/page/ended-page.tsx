import type { Letterhead } from '../contract.ts'
import { Bar, Ways } from './company.tsx'

interface Props {
  letterhead: Letterhead
  isVoid: boolean
}

/** In the place of a quote that has ended, or was withdrawn. */
export function EndedPage({ letterhead, isVoid }: Props) {
  return (
    <>
      <Bar letterhead={letterhead} />
      <main className="quote-page">
        <h1>{isVoid ? 'This quote was withdrawn' : 'This quote has ended'}</h1>
        <p className="quote-ended">
          {isVoid
            ? 'It does not hold any more. '
            : 'Its validity is over, so it is not shown any more. '}
          Ask us for a new one:
        </p>
        <Ways letterhead={letterhead} />
      </main>
    </>
  )
}
