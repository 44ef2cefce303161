import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { initialContactDetails } from '../../../server/features/company/contact-details/store.ts'
import { Actions } from '../../../web/ui/actions.tsx'
import { Breadcrumb } from '../../../web/ui/breadcrumb.tsx'
import { Dots } from '../../../web/ui/dots.tsx'
import { Link } from '../../../web/ui/link.tsx'
import { observable, useObserved } from '../../../web/ui/observable.ts'
import { replaceByPlaceholder } from '../../../web/ui/placeholder.ts'
import { Progress } from '../../../web/ui/progress.tsx'
import { SocialLinks } from '../../../web/ui/social-links.tsx'
import { StateButton } from '../../../web/ui/state-button.tsx'
import { VideoClip } from '../../../web/ui/video-clip.tsx'
import { liveHook } from '../../support/live-hook.tsx'
import { elementIn, elementsIn } from '../../support/rendered.tsx'
import { standIn } from '../../support/stand-in.ts'
import { markupOf, onPage } from '../markup.tsx'

const test = suite('parts of pages')

test('a breadcrumb ends with its page, and is absent on the first level', () => {
  assert.is(markupOf(<Breadcrumb steps={[]} name="Chairs" />), '')
  const html = markupOf(<Breadcrumb steps={[{ label: 'All', href: '/all' }]} name="Chairs" />)
  assert.match(html, '<a href="/all">All</a></li><li aria-current="page">Chairs</li>')
})

test('dots show a slide by their buttons, or only where it is', () => {
  const shown: number[] = []
  const rotation = { index: 1, show: (index: number) => shown.push(index) }
  const dots = Dots({ rotation, labels: ['A', 'B'], areButtons: true })
  const buttons = elementsIn(dots).filter(({ type }) => type === 'button')
  for (const { props } of buttons) props.onClick()
  assert.equal(shown, [0, 1])
  const html = markupOf(<Dots rotation={rotation} labels={['A', 'B']} areButtons={false} />)
  assert.match(html, '<ul class="dots" data-marks="true">')
  assert.not.match(html, '<button')
})

test('an observed value renders again what shows it', () => {
  const count = observable({ odd: 1, even: 0 })
  let renders = 0
  const hook = liveHook(() => {
    renders += 1
    return useObserved(count, ({ odd }) => odd)
  })
  count.set({ odd: 1, even: 2 })
  assert.equal([hook.now, renders, count.value.even], [1, 1, 2])
  count.set({ odd: 3, even: 2 })
  assert.equal([hook.now, renders], [3, 2])
  let told = 0
  const stop = count.subscribe(() => told++)
  stop()
  count.set({ odd: 5, even: 2 })
  assert.is(told, 0)
})

test('an image that fails is replaced once', () => {
  const image = { src: '/a.jpg', getAttribute: () => image.src, removed: '' }
  const element = Object.assign(image, {
    removeAttribute: (name: string) => {
      image.removed += name
    },
  }) as unknown as HTMLImageElement
  replaceByPlaceholder(element)
  replaceByPlaceholder(element)
  assert.equal([image.src, image.removed], ['/uploads/placeholder.jpg', 'srcset'])
})

const rotation = { index: 1, isRunning: false } as never

test('progress is the position among slides, or a bar of one slide', () => {
  const progress = (kind: 'loop' | 'fraction') =>
    markupOf(<Progress rotation={rotation} kind={kind} count={4} seconds={3} />)
  assert.is(
    progress('fraction'),
    '<progress class="progress" value="2" max="4" aria-label="Slide 2 of 4"></progress>',
  )
  assert.is(progress('loop'), '<div class="progress"><span></span></div>')
})

test('a state is another query of the page, also without script', () => {
  const visited: string[] = []
  standIn('history', { pushState: (_: unknown, __: string, to: string) => visited.push(to) })
  let prevented = 0
  for (const query of ['all=1&section=x', '']) {
    const live = liveHook(() => StateButton({ query: new URLSearchParams(query) }), {
      around: inside => onPage(inside),
    })
    elementIn(live.now, 'form').props.onSubmit({ preventDefault: () => prevented++ })
    const inputs = elementsIn(live.now).filter(({ type }) => type === 'input')
    assert.is(inputs.map(({ props }) => `${props.name}=${props.value}`).join('&'), query)
  }
  assert.equal([visited, prevented], [['/sample?all=1&section=x', '/sample'], 2])
})

test('a clip waits for a press where data is saved, and says how large it is', () => {
  standIn('document', { documentElement: { dataset: {} } })
  const connection = Object.assign(new EventTarget(), { saveData: true })
  standIn('navigator', { connection })
  standIn('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const clip = (bytes?: number) =>
    liveHook(() => VideoClip({ slot: 'a.mp4', shape: 'wide', isShown: true, isPlaying: true }), {
      around: inside =>
        onPage(inside, {
          media: { 'a.mp4': { kind: 'video', alt: 'A house', ...(bytes && { bytes }) } },
        }),
    })
  const label = (live: ReturnType<typeof clip>) => elementIn(live.now, 'button').props['aria-label']
  const live = clip(2_400_000)
  assert.equal([label(live), label(clip())], ['Play (2.4 MB): A house', 'Play: A house'])
  elementIn(live.now, 'button').props.onClick()
  assert.is(label(live), 'Pause: A house')
  connection.saveData = false
  assert.is(elementsIn(clip().now).filter(({ type }) => type === 'button').length, 0)
})

const isPrefetched = (href: string) => typeof Link({ href }).props.onPointerEnter === 'function'

test('links to pages of the public site are prefetched and open without a reload', () => {
  for (const href of ['/', '/rooms', '/rooms#beds', '/administration', '/apiary']) {
    assert.ok(isPrefetched(href), href)
  }
})

test('links to files, to the area of administrators and to other sites are plain links', () => {
  for (const href of [
    '/uploads/a/1.jpg',
    '/uploads/',
    '/api',
    '/admin',
    '/admin/login',
    '/showyard.tar.gz',
    '#all',
    'https://example.com/rooms',
    'mailto:info@example.com',
  ]) {
    assert.not.ok(isPrefetched(href), href)
  }
})

test('links of a row: the first is the primary one, unless its content says otherwise', () => {
  const rooms = { label: 'Rooms', href: '/rooms' }
  const looks = (...actions: Parameters<typeof Actions>[0]['actions']) =>
    [...renderToStaticMarkup(<Actions actions={actions} />).matchAll(/"button (\w+)"/g)].map(
      ([, look]) => look,
    )
  assert.equal(looks(rooms, { label: 'About', href: '/about' }), ['primary', 'secondary'])
  assert.equal(looks({ ...rooms, look: 'plain' }), ['plain'])
  assert.is(renderToStaticMarkup(<Actions actions={[]} />), '')
})

test('links of a row have their subject for screen readers where one is given', () => {
  const actions = [{ label: 'Learn More', href: '/rooms' }]
  assert.match(renderToStaticMarkup(<Actions actions={actions} />), '>Learn More</a>')
  assert.match(renderToStaticMarkup(<Actions actions={actions} about="Rooms" />), '>: Rooms</span>')
})

const none = {
  ...initialContactDetails(),
  facebookUrl: '',
  linkedinUrl: '',
  instagramUrl: '',
  twitterUrl: '',
  youtubeUrl: '',
}

test('links to social media are those whose URL is set, each with its name', () => {
  const contact = { ...none, youtubeUrl: 'https://www.youtube.com/@showyard' }
  const html = renderToStaticMarkup(<SocialLinks contact={contact} />)
  assert.is(html.match(/<a /g)?.length, 1)
  assert.match(html, /href="https:\/\/www\.youtube\.com\/@showyard"[^>]* aria-label="YouTube"/)
})

test('links to social media leave no empty list where none is set', () => {
  assert.is(renderToStaticMarkup(<SocialLinks contact={none} />), '')
})

test.run()
