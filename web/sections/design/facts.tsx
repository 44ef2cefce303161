import { useAskUrl, useChatUrl, useMessage, usePageData } from '../../base/page-context.ts'
import { routes } from '../../base/routes.ts'
import { fill } from '../../features/company/site-texts/fill.ts'
import { designQuery, designSheetUrl, designUrls } from '../../features/design/addresses.ts'
import type { DesignAtAddress } from '../../features/design/design-at-address.ts'
import { daysOf, sizeOf } from '../../features/design/facts.ts'
import { planCode } from '../../features/design/plan-code.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ShortlistButton } from '../items/shortlist-button.tsx'
import type { SectionOf } from '../schemas.ts'
import { useEstimate } from './use-estimate.ts'

interface Props {
  section: SectionOf<'design'>
  shown: DesignAtAddress
  summary: string
}

/** The facts of the unit, and the actions for it. */
export function Facts({ section, shown: { plan, text }, summary }: Props) {
  const { page } = usePageData()
  const code = planCode(plan)
  const estimate = useEstimate(section, text)
  const { width, depth, height } = sizeOf(plan)
  const days = daysOf(plan)
  const link = page.head.canonical + designQuery(text)
  const message = fill(useMessage('design'), { unit: summary, code, link })
  const quote = useAskUrl(`${routes.contact}${designQuery(text)}`, `Quote for ${code}`, message)
  const chat = useChatUrl(message)
  return (
    <>
      <dl className="design-facts">
        <Fact name="Your unit" value={summary} />
        <Fact name="Code" value={code} />
        <Fact
          name="Outer size"
          value={`${metres(width)} × ${metres(depth)} m, ${metres(height)} m high`}
        />
        {days && <Fact name="On site in" value={`${days} days`} />}
        <Fact name="Estimate" value={estimate} />
      </dl>
      <div className="design-send">
        <p className="design-summary">{summary}</p>
        <p className="actions">
          <Link className="button primary" href={quote}>
            Request a quote
          </Link>
          {chat && (
            <a className="button secondary" href={chat} target="_blank" rel="noopener">
              <Icon name="whatsapp" />
              WhatsApp
            </a>
          )}
        </p>
      </div>
      <p className="design-keep actions">
        <ShortlistButton
          item={{ code, slot: '', list: { path: designUrls.page, name: page.name } }}
        />
        <a className="button secondary" href={designSheetUrl(text)}>
          <Icon name="download" />
          PDF
        </a>
      </p>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const metres = (length: number) => length.toFixed(1)
