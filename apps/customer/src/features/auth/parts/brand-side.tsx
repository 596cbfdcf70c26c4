import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { Bike, ReceiptText, Soup } from 'lucide-react'
import type { ReactNode } from 'react'

/** What one signs in to: the name on phones, and beside the form on wide screens what it is good for. */
export function BrandSide() {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <aside
      aria-label={t('common:appName')}
      className="flex flex-col justify-center bg-action-soft px-4 pt-8 pb-7 md:px-12 md:pl-[max(1.5rem,calc((100vw-var(--container-page))/2+1.5rem))]"
    >
      <p className="flex items-center gap-3 text-2xl font-bold md:text-3xl">
        <BrandMark className="size-12 md:size-14" />
        {t('common:appName')}
      </p>
      <p className="mt-3 text-lg md:mt-6 md:text-4xl md:font-bold md:text-balance">{t('brand.line')}</p>
      <ul className="mt-10 hidden flex-col gap-5 md:flex">
        <Promised icon={<Soup aria-hidden />}>{t('brand.food')}</Promised>
        <Promised icon={<Bike aria-hidden />}>{t('brand.live')}</Promised>
        <Promised icon={<ReceiptText aria-hidden />}>{t('brand.money')}</Promised>
      </ul>
    </aside>
  )
}

function Promised({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-4 text-lg">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface-raised text-action-ink shadow-raised">
        {icon}
      </span>
      {children}
    </li>
  )
}
