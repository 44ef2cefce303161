import type { CSSProperties } from 'react'
import type { BrandColors } from '../../brand/contract.ts'
import { isHex } from '../../brand/contrast.ts'
import { MARK_PATHS, type MarkKind } from '../../brand/mark-paths.ts'
import { scaleOf } from '../../brand/scale.ts'

interface Props {
  colors: BrandColors
  companyName: string
  /** An address; empty for the mark. */
  logo: string
  mark: MarkKind
  hasName: boolean
}

/** Shows the chosen brand as visitors would see it. */
export function BrandPreview({ colors, companyName, logo, mark, hasName }: Props) {
  const isReadable = isHex(colors.main) && isHex(colors.accent)
  const style = isReadable ? (scaleOf(colors) as CSSProperties) : undefined
  return (
    <section className="brand-preview" aria-label="Preview" style={style}>
      <div className="brand-preview-bar" data-has-name={(hasName && logo !== '') || undefined}>
        {logo ? <img src={logo} alt="The logo" /> : <Mark paths={MARK_PATHS[mark]} />}
        {!(hasName && logo) && <b>{companyName}</b>}
      </div>
      <div className="brand-preview-page">
        <p className="brand-preview-tone">Products</p>
        <p className="brand-preview-title">A product with its code</p>
        <p>
          Choose and ask. <span className="brand-preview-link">See all products</span>
        </p>
        <p className="brand-preview-row">
          <span className="button primary">Request a quote</span>
          <span className="tag" data-good>
            In stock
          </span>
        </p>
      </div>
    </section>
  )
}

const Mark = ({ paths }: { paths: (typeof MARK_PATHS)[MarkKind] }) => (
  <svg viewBox="0 0 64 64" width="28" height="28" aria-hidden="true">
    <rect width="64" height="64" rx="15" fill="var(--ink)" />
    <path fill="#fbf9f4" d={paths.pale} />
    <path fill="var(--brand)" d={paths.main} />
    <path fill="var(--action)" d={paths.accent} />
    <path fill="var(--sun)" d={paths.light} />
  </svg>
)
