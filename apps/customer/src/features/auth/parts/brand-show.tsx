import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Showcase } from '@angadi/ui/showcase/showcase.tsx'
import { CarTaxiFront, House, Scissors, ShoppingBasket, Soup, Stethoscope } from 'lucide-react'
import { ClaimFigures } from './claim-figures.tsx'

/** How long each service and each voice is shown, in milliseconds (Spec §2 Sign-in screens). */
const SERVICE_MS = 3000
const VOICE_MS = 5000

const services = [
  { key: 'food', icon: <Soup aria-hidden /> },
  { key: 'grocery', icon: <ShoppingBasket aria-hidden /> },
  { key: 'transport', icon: <CarTaxiFront aria-hidden /> },
  { key: 'home', icon: <House aria-hidden /> },
  { key: 'health', icon: <Stethoscope aria-hidden /> },
  { key: 'beauty', icon: <Scissors aria-hidden /> },
] as const

const voices = ['customer', 'vendor', 'courier'] as const

/** What the product is good for: services and voices that take turns, and figures that the settings state. */
export default function BrandShow() {
  const { t } = useTranslation('auth')
  return (
    <div className="flex flex-col gap-8">
      <Showcase
        label={t('showcase.label')}
        chooseLabel={t('showcase.choose')}
        everyMs={SERVICE_MS}
        slides={services.map(({ key, icon }, at) => ({
          key,
          label: t('showcase.slide', { number: at + 1, count: services.length, name: t(`showcase.${key}`) }),
          content: (
            <div className="flex items-center gap-4">
              <span className="grid size-16 shrink-0 place-items-center rounded-full bg-surface-raised text-action-ink shadow-raised [&_svg]:size-8">
                {icon}
              </span>
              <p>
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
      <ClaimFigures />
    </div>
  )
}
