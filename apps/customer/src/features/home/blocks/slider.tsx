import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Banner } from '@angadi/data/home/home-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { HUE_GROUNDS } from '@angadi/ui/hue/hue-grounds.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { SliderSkeleton } from '../parts/slider-skeleton.tsx'
import { useHome } from '../use-home.ts'

/** Whether a banner leads to a screen that exists. */
function leadsSomewhere({ target }: Banner): boolean {
  const [pathname = target] = target.split('?')
  const route = matchRoute(pathname)?.route
  return route !== undefined && route.soon !== true
}

/** The banners that run here; moved by hand only, so that nothing changes while one reads (Spec §1 image slider). */
export default function Slider() {
  const { t } = useTranslation('home')
  const { data } = useHome()
  const list = useRef<HTMLUListElement>(null)
  if (!data) return <SliderSkeleton />
  const banners = data.banners.filter(leadsSomewhere)
  if (banners.length === 0) return null
  const move = (direction: number) => {
    const { current } = list
    current?.scrollBy({ left: direction * current.clientWidth, behavior: 'smooth' })
  }
  return (
    <section aria-label={t('slider.label')} className="group/slider relative min-w-0">
      <ul
        ref={list}
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:scroll-px-0 md:px-0 lg:h-full"
      >
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            className="w-[92%] shrink-0 snap-start only:w-full md:w-[25rem] lg:h-full lg:w-full"
          >
            <BannerCard banner={banner} eager={index === 0} />
          </li>
        ))}
      </ul>
      {banners.length > 1 ? (
        <div className="absolute right-3 bottom-3 hidden gap-2 lg:flex">
          <IconButton
            variant="raised"
            label={t('slider.before')}
            icon={<ChevronLeft aria-hidden />}
            onClick={() => move(-1)}
          />
          <IconButton
            variant="raised"
            label={t('slider.next')}
            icon={<ChevronRight aria-hidden />}
            onClick={() => move(1)}
          />
        </div>
      ) : null}
    </section>
  )
}

/** A banner: words on its hue, the picture beside them; without a picture the ground is drawn. */
function BannerCard({ banner, eager }: { readonly banner: Banner; readonly eager: boolean }) {
  const src = pictureUrl(banner.picture)
  return (
    <AppLink
      to={banner.target}
      className={`relative flex h-33 overflow-hidden rounded-lg transition-[scale] active:scale-[0.99] lg:h-full lg:min-h-57 ${HUE_GROUNDS[banner.hue].mid}`}
    >
      {src ? (
        <img
          src={src}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-y-0 right-0 h-full w-1/2 [mask-image:linear-gradient(to_right,transparent,black_30%)] object-cover"
        />
      ) : (
        <span
          aria-hidden
          className="absolute -top-10 -right-8 size-44 rounded-full bg-current opacity-10 after:absolute after:-bottom-14 after:-left-16 after:size-28 after:rounded-full after:bg-current"
        />
      )}
      <span className={`relative flex flex-col justify-center gap-1 p-4 lg:p-5 ${src ? 'w-[56%]' : 'w-4/5'}`}>
        <span className="line-clamp-3 text-lg font-bold lg:text-2xl">{banner.title}</span>
        {banner.note ? <span className="line-clamp-2 text-sm font-medium">{banner.note}</span> : null}
      </span>
    </AppLink>
  )
}
