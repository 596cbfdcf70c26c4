import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { cartTotals } from '@angadi/data/cart/cart-line.ts'
import { lineKey } from '@angadi/data/cart/lines.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { ShoppingBag } from 'lucide-react'
import { useBill } from '../../shared/cart/use-bill.ts'
import { QuantityStepper } from '../../shared/item/quantity-stepper.tsx'
import { useCartActions } from '../../shared/item/use-cart-actions.ts'

/** The cart beside a store on wide desktops, 320 px: its lines, what they cost with every fee, and the way on. */
export default function CartColumn({ lines }: { readonly lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart')
  const { data: bill, isPlaceholderData } = useBill(lines)
  const { setQuantity, remove } = useCartActions()
  const { pieces, paise } = cartTotals(lines)
  return (
    <aside aria-labelledby="cart-column" className="pt-8 pr-6">
      <div className="sticky top-[calc(var(--spacing-bar)+1.5rem)] flex max-h-[calc(100dvh-var(--spacing-bar)-3rem)] flex-col rounded-lg border border-line bg-surface-raised">
        <h2 id="cart-column" className="px-4 pt-4 pb-2 text-lg font-semibold">
          {t('title')}
        </h2>
        {lines.length === 0 ? (
          <div className="flex flex-col items-center gap-3 px-4 pt-4 pb-8 text-center text-ink-muted">
            <ShoppingBag aria-hidden className="size-7" />
            <p>{t('column.empty')}</p>
          </div>
        ) : (
          <>
            <ul className="min-h-0 divide-y divide-line overflow-y-auto px-4">
              {lines.map((line) => (
                <li key={lineKey(line)} className="flex flex-col gap-1.5 py-3">
                  <p className="leading-snug">{line.name ?? t('unnamed')}</p>
                  {line.options.length > 0 ? (
                    <p className="text-sm text-ink-muted">
                      {line.options.map(({ name }) => name).join(' · ')}
                    </p>
                  ) : null}
                  <div className="flex items-center justify-between gap-2">
                    {line.orderable ? (
                      <QuantityStepper
                        toCart={false}
                        value={line.quantity}
                        label={line.name ?? t('unnamed')}
                        addLabel={t('quantity.add')}
                        decreaseLabel={t('quantity.less', { name: line.name ?? t('unnamed') })}
                        increaseLabel={t('quantity.more', { name: line.name ?? t('unnamed') })}
                        onChange={(next) => void (next === 0 ? remove(line) : setQuantity(line, next))}
                      />
                    ) : (
                      <span className="text-sm font-medium text-danger-ink">{t('unavailable.other')}</span>
                    )}
                    <span className="font-semibold">
                      <Price paise={(line.unit_paise ?? 0) * line.quantity} />
                    </span>
                  </div>
                </li>
              ))}
            </ul>
            <div className="flex flex-col gap-3 border-t border-line p-4">
              <p aria-live="polite" className="flex items-baseline justify-between gap-3">
                <span className="text-sm text-ink-muted">{t(bill ? 'allIn' : 'subtotal')}</span>
                <span aria-busy={isPlaceholderData}>
                  <Price paise={bill?.total_paise ?? paise} size="lg" />
                </span>
              </p>
              {pieces > 0 ? (
                <LinkButton wide render={<AppLink to={pathTo('shoppingCart')} />}>
                  {t('column.open')}
                </LinkButton>
              ) : null}
            </div>
          </>
        )}
      </div>
    </aside>
  )
}
