import { Link } from 'wouter'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { adminRoutes, feedUrls } from '../../../../base/routes.ts'
import { FeedSwitch } from './feed-switch.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { useFeeds } from './use-feeds.ts'

const figure = new Intl.NumberFormat('en')

/** Which lists of products other companies may read, and which products are not in them. */
export function Feeds() {
  const { feeds, error, isBusy, turn } = useFeeds()
  return (
    <>
      <ScreenHeading
        title="Feeds"
        text="Lists of products that WhatsApp, Facebook and Google read by themselves. None is there before you switch it on."
      >
        <Link className="button secondary" href={adminRoutes.products}>
          All products
        </Link>
      </ScreenHeading>
      <ReadState what="The feeds" data={feeds} error={error} />
      {feeds && (
        <>
          <section className="panel feeds" aria-label="Switches">
            <FeedSwitch
              label="For the catalogue on WhatsApp and Facebook"
              hint="In Meta’s Commerce Manager: Catalogue, Data sources, Data feed. Give it this address, to be read each day."
              address={feeds.origin + feedUrls.meta}
              isOn={feeds.meta}
              isBusy={isBusy}
              onTurn={meta => void turn({ meta })}
            />
            <FeedSwitch
              label="For Google’s product listings"
              hint="In Google Merchant Center: Products, Add products, from a file by its address."
              address={feeds.origin + feedUrls.google}
              isOn={feeds.google}
              isBusy={isBusy}
              onTurn={google => void turn({ google })}
            />
          </section>
          <section className="panel feeds" aria-label="What is in them">
            <h2>
              {feeds.included === 1
                ? '1 product is in them'
                : `${figure.format(feeds.included)} products are in them`}
            </h2>
            <p>
              Each has a photo and one price with VAT that visitors see. Anybody may read a feed
              that is switched on.
            </p>
            {feeds.left.length > 0 && <LeftOutList left={feeds.left} />}
          </section>
        </>
      )}
    </>
  )
}
