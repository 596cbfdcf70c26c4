import type { ServicePage } from '@angadi/data/home-services/service-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Check, Package, X } from 'lucide-react'
import type { ReactNode } from 'react'

/** What a service includes and does not, and what becomes of materials. */
export function ServiceFacts({ service }: { readonly service: ServicePage }) {
  const { t } = useTranslation('home-services')
  return (
    <div className="flex flex-col gap-5">
      <Facts title={t('included')} texts={service.included}>
        <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success-ink" />
      </Facts>
      <Facts title={t('excluded')} texts={service.excluded}>
        <X aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      </Facts>
      {service.materials === null ? null : (
        <p className="flex gap-2 rounded-md bg-surface-sunken px-3 py-2">
          <Package aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
          {service.materials}
        </p>
      )}
    </div>
  )
}

interface FactsProps {
  readonly title: string
  readonly texts: readonly string[]
  /** The sign before each. */
  readonly children: ReactNode
}

function Facts({ title, texts, children }: FactsProps) {
  return texts.length === 0 ? null : (
    <section>
      <h2 className="mb-1.5 font-semibold">{title}</h2>
      <ul className="flex flex-col gap-1.5">
        {texts.map((text) => (
          <li key={text} className="flex gap-2">
            {children}
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
