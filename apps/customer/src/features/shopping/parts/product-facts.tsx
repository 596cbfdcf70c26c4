import type { Offer, Product } from '@angadi/data/shopping/product.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export interface ProductFactsProps {
  readonly product: Product
  readonly offer: Offer
}

/** What it is, its specifications, and who sells it: folded, as the law asks for them on the page. */
export function ProductFacts({ product, offer }: ProductFactsProps) {
  const { t } = useTranslation('shopping')
  const { seller } = offer
  const specs = Object.entries({
    ...offer.variant,
    ...product.specs,
    ...(offer.origin ? { [t('facts.origin')]: offer.origin } : {}),
  }).map(([name, value]) => ({ key: name, label: name, value }))
  const sellers = [
    { key: 'name', label: t('facts.seller'), value: seller.legal_name ?? seller.name },
    { key: 'address', label: t('facts.address'), value: seller.address },
    ...(seller.gstin ? [{ key: 'gstin', label: t('facts.gstin'), value: seller.gstin }] : []),
    ...(seller.care_phone
      ? [
          {
            key: 'phone',
            label: t('facts.care'),
            value: <a href={`tel:${seller.care_phone}`}>{seller.care_phone}</a>,
          },
        ]
      : []),
    ...(seller.care_email
      ? [
          {
            key: 'mail',
            label: t('facts.mail'),
            value: <a href={`mailto:${seller.care_email}`}>{seller.care_email}</a>,
          },
        ]
      : []),
  ]
  return (
    <div className="flex flex-col divide-y divide-line border-y border-line">
      {product.description ? (
        <Fold title={t('facts.description')} isOpen>
          <p className="wrap-anywhere whitespace-pre-line">{product.description}</p>
        </Fold>
      ) : null}
      {specs.length > 0 ? (
        <Fold title={t('facts.specs')}>
          <KeyValueList entries={specs} />
        </Fold>
      ) : null}
      <Fold title={t('facts.returns')}>
        <p>
          {offer.return_days > 0
            ? t('facts.returnsText', { count: offer.return_days })
            : t('facts.noReturnsText')}
        </p>
      </Fold>
      <Fold title={t('facts.sellerTitle')}>
        <KeyValueList entries={sellers} />
      </Fold>
    </div>
  )
}

interface FoldProps {
  readonly title: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className="group py-1">
      <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-3 text-lg font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
