import { MAX_PIECES } from '@angadi/data/cart/lines.ts'
import { useRemoveGroupLine } from '@angadi/data/group/change-group.ts'
import type { GroupLine } from '@angadi/data/group/group.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { CircleAlert, Trash2 } from 'lucide-react'
import { QuantityStepper } from '../../../shared/item/quantity-stepper.tsx'
import type { GroupViewProps } from '../group-view-props.ts'
import { useGroupLine } from '../use-group-line.ts'

export interface GroupLineRowProps extends GroupViewProps {
  readonly line: GroupLine
}

const REASONS = ['item_sold_out', 'item_not_found', 'options_invalid', 'vendor_suspended'] as const

/** One line of somebody in the group: what has changed since it was chosen is said beside it. */
export function GroupLineRow({ token, group, me, line }: GroupLineRowProps) {
  const { t } = useTranslation(['group', 'cart', 'food'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const { setQuantity } = useGroupLine(token)
  const { mutate: removeLine, isPending } = useRemoveGroupLine(token)
  const isHost = group.people.some(({ id, is_host }) => id === me && is_host)
  const mayChange = group.accepting || (isHost && group.state !== 'taken' && group.state !== 'ended')
  const isMine = line.person_id === me
  const reason = REASONS.find((one) => one === line.unavailable_reason)
  const isGone = line.unavailable_reason !== null
  const { chosen_paise: before, unit_paise: now } = line
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-32">
        <p className={`leading-snug ${isGone ? 'text-ink-muted line-through' : ''}`}>
          <span className="font-semibold tabular-nums">{line.quantity}×</span> {line.name}
        </p>
        {line.options.length > 0 ? (
          <p className="text-sm text-ink-muted">{line.options.map(({ name }) => name).join(' · ')}</p>
        ) : null}
        {line.special_instructions ? (
          <p className="text-sm text-ink-muted italic wrap-anywhere">
            <bdi>{line.special_instructions}</bdi>
          </p>
        ) : null}
        {isGone ? (
          <p className="flex items-center gap-1.5 text-sm font-medium text-danger-ink">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {t(`cart:unavailable.${reason ?? 'other'}`)}
          </p>
        ) : before !== now ? (
          <p className="text-sm font-medium text-warning-ink">
            {t(now > before ? 'cart:priceRose' : 'cart:priceFell', {
              before: money(before),
              now: money(now),
            })}
          </p>
        ) : null}
      </div>
      <span className="font-medium">
        <Price paise={now * line.quantity} />
      </span>
      {!mayChange ? null : isMine && !isGone ? (
        <QuantityStepper
          toCart={false}
          value={line.quantity}
          max={MAX_PIECES}
          onChange={(next) => setQuantity(line, next)}
          label={line.name}
          addLabel={t('food:menu.add')}
          decreaseLabel={t('food:menu.removeOne', { name: line.name })}
          increaseLabel={t('food:menu.addOne', { name: line.name })}
        />
      ) : isMine ? (
        <Button variant="dangerQuiet" size="sm" onClick={() => setQuantity(line, 0)}>
          {t('cart:remove')}
        </Button>
      ) : isHost ? (
        <IconButton
          label={t('people.removeLine', { name: line.name })}
          icon={<Trash2 aria-hidden />}
          disabled={isPending}
          onClick={() =>
            removeLine(line.id, {
              onError: (error) => notify.problem(t('failedChange'), { description: errorText(error) }),
            })
          }
        />
      ) : null}
    </div>
  )
}
