import { Actions } from '../../ui/actions.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { gridSizes } from '../../ui/grid-sizes.ts'
import { Link } from '../../ui/link.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'

export function Cards({ id, cards, seconds, ...heading }: SectionOf<'cards'>) {
  const sizes = gridSizes([960, [3, 5, 6].includes(cards.length) ? 3 : 2], [640, 2], [0, 1])
  return (
    <section className="cards section" id={id}>
      <SectionHeading {...heading} />
      <ul data-count={cards.length}>
        {cards.map((card, index) => (
          <li key={card.title}>
            <Card {...card} seconds={seconds} late={index % 3} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = SectionOf<'cards'>['cards'][number] & { seconds: number; late: number; sizes: string }

function Card({ title, text, points, images, href, action, seconds, late, sizes }: Props) {
  return (
    <article className="card">
      {images.length > 0 && (
        <Carousel slots={images} label={title} seconds={seconds} late={late} sizes={sizes} />
      )}
      <div className="card-words">
        {/* The title's link covers the picture above it. */}
        <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
        <p>{text}</p>
        {points.length > 0 && (
          <ul className="points">
            {points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {action && <Actions actions={[{ look: 'secondary', ...action }]} about={title} />}
      </div>
    </article>
  )
}
