import { pictureUrl } from '@angadi/data/client/config.ts'
import type { VendorPage } from '@angadi/data/vendors/vendor.ts'
import { structuredVendor } from '@angadi/domain/public-pages/structured-vendor.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { usePageHead } from '@angadi/shell/head/page-head.ts'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { VendorHeart } from '../../../shared/favourites/vendor-heart.tsx'
import { useRememberSeen } from '../../../shared/recents/recently-seen.ts'
import { VendorBanners } from '../../../shared/vendor/vendor-banners.tsx'
import { VendorOffers } from '../../../shared/vendor/vendor-offers.tsx'
import { RestaurantHead } from './restaurant-head.tsx'
import { RestaurantMenu } from './restaurant-menu.tsx'

const InfoSheet = lazy(() => import('./info-sheet.tsx'))

export interface RestaurantViewProps {
  readonly vendor: VendorPage
  readonly location: DeliveryLocation | undefined
}

/** A restaurant with its notices and its menu. */
export function RestaurantView({ vendor, location }: RestaurantViewProps) {
  const { t } = useTranslation(['food', 'common'])
  const info = useSheet('info')
  const path = pathTo('restaurantsId', { id: vendor.slug })
  const picture = pictureUrl(vendor.picture)
  useRememberSeen({ path, name: vendor.name, picture: vendor.picture })
  usePageHead({
    title: [vendor.name, vendor.area].filter((part) => part !== '').join(', '),
    description: [vendor.tagline, vendor.cuisine_names.join(', '), vendor.address]
      .filter(Boolean)
      .join(' · '),
    canonical: path,
    picture,
    structured: structuredVendor(
      { ...vendor, kind: 'food', region: { name: vendor.area } },
      `${window.location.origin}${path}`,
      picture,
    ),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const isPastHeading = useIsPast(heading)
  return (
    <>
      <AppBar
        title={
          <p
            aria-hidden
            className={`truncate text-lg font-bold transition-opacity ${isPastHeading ? 'opacity-100' : 'opacity-0'}`}
          >
            {vendor.name}
          </p>
        }
        back={{ label: t('common:back'), render: <AppLink to={pathTo('food')} /> }}
        actions={
          <>
            <VendorHeart vendor={{ ...vendor, kind: 'food' }} />
            <PhoneActions />
          </>
        }
      />
      <Page>
        <RestaurantHead vendor={vendor} headingRef={heading} onInfo={info.open} />
        <VendorBanners
          vendor={vendor}
          location={location}
          texts={{
            closed: t('restaurant.closedText'),
            outside: t('restaurant.outside', { location: location?.name }),
            noLocation: t('restaurant.noPlace'),
            choose: t(location ? 'none.change' : 'noPlace.choose'),
          }}
        />
        <VendorOffers vendorId={vendor.id} />
        <RestaurantMenu vendor={vendor} />
      </Page>
      {info.isOpen ? (
        <Suspense>
          <InfoSheet vendor={vendor} onClose={info.close} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The height of the app bar over the page's top, in pixels. */
const APP_BAR = 57

/** Whether an element has scrolled behind the app bar. */
function useIsPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(
      ([entry]) =>
        setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < APP_BAR),
      { rootMargin: `-${APP_BAR}px 0px 0px` },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isPast
}
