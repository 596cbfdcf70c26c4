import { pictureUrl } from '@angadi/data/client/config.ts'
import { useReorder } from '@angadi/data/orders/change-order.ts'
import { useMyOrders } from '@angadi/data/orders/my-orders.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useGo } from '@angadi/shell/use-go.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'

/** How many delivered orders are offered again (Spec §9 Orders). */
const SHOWN = 3

/** The latest delivered orders, one tap from the cart. */
export default function OrderAgain() {
  const { t } = useTranslation('home')
  const errorText = useErrorText()
  const go = useGo()
  const { data: orders } = useMyOrders()
  const { mutate: reorder, isPending, variables } = useReorder()
  const delivered = (orders ?? []).filter(({ status }) => status === 'delivered').slice(0, SHOWN)
  if (delivered.length === 0) return null
  const again = (orderId: string) =>
    reorder(orderId, {
      onSuccess: async ({ added, missing, price_changed: changed }) => {
        const { notify } = await import('@angadi/ui/toaster/notify.ts')
        const notes = [
          ...(missing.length > 0 ? [t('again.missing', { names: missing.join(', ') })] : []),
          ...(changed.length > 0 ? [t('again.changed', { names: changed.join(', ') })] : []),
        ]
        notify.success(t('again.added', { count: added }), { description: notes.join(' ') || undefined })
        go(pathTo('shoppingCart'))
      },
      onError: async (error) => {
        const { notify } = await import('@angadi/ui/toaster/notify.ts')
        notify.problem(errorText(error))
      },
    })
  return (
    <Section title={t('again.title')}>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 md:mx-0 md:grid md:grid-cols-3 md:overflow-visible md:px-0">
        {delivered.map((order) => (
          <li
            key={order.id}
            className="flex w-[82%] shrink-0 snap-start items-center gap-3 rounded-lg border border-line bg-surface-raised p-3 md:w-auto"
          >
            <Picture
              src={pictureUrl(order.items[0]?.image)}
              alt=""
              ratio="square"
              rounded="md"
              className="w-16"
            />
            <div className="min-w-0 flex-1">
              <AppLink
                to={pathTo('shoppingOrdersOrderId', { orderId: order.id })}
                className="block truncate font-semibold hover:underline"
              >
                {order.vendor_name}
              </AppLink>
              <p className="truncate text-sm text-ink-muted">
                {order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
              </p>
              <p className="text-sm text-ink-muted">
                <Price paise={order.total_paise} />
              </p>
            </div>
            <Button
              look="soft"
              size="sm"
              busy={isPending && variables === order.id}
              disabled={isPending}
              aria-label={`${t('again.again')}: ${order.vendor_name}`}
              onClick={() => again(order.id)}
            >
              {t('again.again')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
