import type { InquiryItem } from '../../../base/contract.ts'
import { designDrawingUrl, designPageUrl, designSheetUrl } from '../../design/addresses.ts'
import type { SentDesign } from '../../design/contract.ts'
import { planInWords } from '../../design/plan-words.ts'

/** Units that the customer designed: their drawings, choices and parts. */
export function DesignedUnits({ items }: { items: readonly InquiryItem[] }) {
  return items.map(item => item.design && <Unit key={item.code} {...item} design={item.design} />)
}

function Unit({ code, quantity, note, design }: InquiryItem & { design: SentDesign }) {
  const { plan, summary, parts } = design
  const id = `unit-${code}`
  return (
    <section className="inquiry-unit" aria-labelledby={id}>
      <a className="unit-drawing" href={designPageUrl(plan)} target="_blank" rel="noreferrer">
        <img src={designDrawingUrl(plan)} alt={`Drawing of ${code}`} width="480" height="360" />
      </a>
      <div className="unit-head">
        <h3 id={id}>{quantity > 1 ? `${quantity} × ${summary}` : summary}</h3>
        <p className="unit-code">{code}</p>
        {note && <p>{note}</p>}
        <p className="unit-links">
          <a href={designPageUrl(plan)} target="_blank" rel="noreferrer">
            Open it on the site
          </a>
          <a href={designSheetUrl(plan)} target="_blank" rel="noreferrer">
            Sheet to print (PDF)
          </a>
        </p>
      </div>
      <table>
        <caption>{quantity > 1 ? 'Parts of each' : 'Parts'}</caption>
        <tbody>
          {parts.map(({ id, name, count }) => (
            <tr key={id}>
              <td>{count}</td>
              <th scope="row">{name}</th>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {planInWords(plan).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
