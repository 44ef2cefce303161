import { useRef } from 'react'
import { designDrawingUrl, designQuery } from '../../features/design/addresses.ts'
import type { DesignView } from '../../features/design/contract.ts'
import type { DesignAtAddress } from '../../features/design/design-at-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { DesignLink } from './design-link.tsx'
import { useDrawing } from './use-drawing.ts'

interface Props {
  shown: DesignAtAddress
  summary: string
}

const SIDES = [
  'the front and its left',
  'the left and the back',
  'the back',
  'the right and the front',
]

/** The drawing, with the controls that turn it, and remarks on the address. */
export function Stage({ shown: { text, view, because }, summary }: Props) {
  const stage = useRef<HTMLElement>(null)
  const address = designDrawingUrl(text, view)
  const { addresses, retry, ...loading } = useDrawing(address, stage)
  const isComing = addresses.length > 1
  const linkTo = (change: Partial<DesignView>) => designQuery(text, { ...view, ...change })
  const turned = (by: number) => linkTo({ view: ((view.view + by) % 4) as DesignView['view'] })
  return (
    <figure className="design-stage" aria-busy={isComing && !retry} ref={stage}>
      {(because.length > 0 || retry) && (
        <div className="design-note" role="status">
          {because.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
          {retry && (
            <p>
              The drawing of your last choice could not be loaded.{' '}
              <button type="button" onClick={retry}>
                Try again
              </button>
            </p>
          )}
        </div>
      )}
      {addresses.map((address, index) => (
        <img
          key={address}
          src={address}
          alt={index > 0 ? '' : `${summary}: drawing of ${SIDES[view.view]}`}
          width={800}
          height={600}
          fetchPriority="high"
          {...loading}
        />
      ))}
      <figcaption>
        <DesignLink href={turned(3)} isView aria-label="Turn to the left">
          <Icon name="previous" />
        </DesignLink>
        <DesignLink href={turned(1)} isView aria-label="Turn to the right">
          <Icon name="next" />
        </DesignLink>
        <DesignLink href={linkTo({ roof: !view.roof })} isView>
          {view.roof ? 'Lift the roof' : 'Put the roof on'}
        </DesignLink>
        <DesignLink href={linkTo({ sizes: !view.sizes })} isView>
          {view.sizes ? 'No sizes' : 'Sizes'}
        </DesignLink>
      </figcaption>
    </figure>
  )
}
