import type { Translate } from '@angadi/i18n/first-namespaces.ts'
import { openTrades } from '@angadi/routes/trades.ts'
import type { ReactNode } from 'react'
import beauty from '../../../shared/drawings/beauty.svg'
import food from '../../../shared/drawings/food.svg'
import grocery from '../../../shared/drawings/grocery.svg'
import health from '../../../shared/drawings/health.svg'
import homeServices from '../../../shared/drawings/home-services.svg'
import rides from '../../../shared/drawings/rides.svg'
import { Showcase } from './showcase.tsx'

/** How long each service of the showcase is shown, in milliseconds (Spec §2 Sign-in screens). */
const SERVICE_MS = 3000
/** How long each testimonial is shown, in milliseconds (Spec §2 Sign-in screens). */
const VOICE_MS = 5000
/** The categories of the showcase, in its order (Spec §2 Sign-in screens). */
const SERVICES = ['food', 'grocery', 'transport', 'home', 'health', 'beauty'] as const
/** The open categories: what is not sold yet is not advertised (docs/decisions/0025). */
export const SHOWN_SERVICES = SERVICES.filter((service) => openTrades().some(({ key }) => key === service))

const drawings = {
  food,
  grocery,
  transport: rides,
  home: homeServices,
  health,
  beauty,
} as const satisfies Record<(typeof SERVICES)[number], string>

const voices = ['customer', 'vendor', 'courier'] as const

export interface BrandShowProps {
  readonly t: Translate<'auth'>
  /** Figures from the settings; their space is reserved until they load. */
  readonly claims?: ReactNode
}

/** Presents the product: rotating services and testimonials, and figures. */
export function BrandShow({ t, claims }: BrandShowProps) {
  return (
    <div className="flex flex-col gap-8">
      <Showcase
        label={t('showcase.label')}
        chooseLabel={t('showcase.choose')}
        everyMs={SERVICE_MS}
        slides={SHOWN_SERVICES.map((key, at) => ({
          key,
          label: t('showcase.slide', {
            number: at + 1,
            count: SHOWN_SERVICES.length,
            name: t(`showcase.${key}`),
          }),
          content: (
            <div className="flex items-center gap-4">
              <span className="grid size-16 shrink-0 place-items-center rounded-full bg-surface-raised shadow-raised">
                <img src={drawings[key]} alt="" className="size-10" />
              </span>
              <p className="min-w-0">
                <span className="block text-lg font-bold">{t(`showcase.${key}`)}</span>
                <span className="text-ink-muted">{t(`showcase.${key}Text`)}</span>
              </p>
            </div>
          ),
        }))}
      />
      <Showcase
        label={t('voices.label')}
        chooseLabel={t('voices.choose')}
        everyMs={VOICE_MS}
        slides={voices.map((key, at) => ({
          key,
          label: t('voices.slide', { number: at + 1, count: voices.length, name: t(`voices.${key}Who`) }),
          content: (
            <figure>
              <blockquote className="text-balance">“{t(`voices.${key}`)}”</blockquote>
              <figcaption className="mt-1 text-sm text-ink-muted">{t(`voices.${key}Who`)}</figcaption>
            </figure>
          ),
        }))}
      />
      <div className="min-h-16">{claims}</div>
    </div>
  )
}
