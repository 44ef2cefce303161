import { Link } from 'wouter'
import type { Overview } from '../../../../admin/contract.ts'
import { attentionIn } from './attention-in.ts'

/** A line for each thing that may need an administrator, the urgent ones marked. */
export function Attention({ overview }: { overview: Overview }) {
  return (
    <section className="panel" aria-labelledby="attention">
      <h2 id="attention">What needs attention</h2>
      <ul className="attention">
        {attentionIn(overview).map(({ name, state, href, isUrgent, steps }) => (
          <li key={name} data-urgent={isUrgent || undefined}>
            <span className="attention-name">
              {isUrgent && <span className="visually-hidden">To do: </span>}
              {name}
            </span>
            {steps ? (
              <details className="attention-steps">
                <summary>{state}: what to do</summary>
                {steps.map(step => (
                  <p key={step}>{step}</p>
                ))}
              </details>
            ) : (
              <span className="attention-state">
                {href ? <Link href={href}>{state}</Link> : state}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
