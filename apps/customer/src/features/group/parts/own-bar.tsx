import { useSetReady, useTakeGroup } from '@angadi/data/group/change-group.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Check, ShoppingBag } from 'lucide-react'
import type { GroupViewProps } from '../group-view-props.ts'
import { paiseOf, piecesOf } from '../totals.ts'

/** What is left to do, at the bottom of the page: a participant says "ready", the host takes everything to the checkout. */
export function OwnBar({ token, group, me }: GroupViewProps) {
  const { t } = useTranslation('group')
  const { money } = useFormats()
  const person = group.people.find(({ id }) => id === me)
  if (!person || group.state === 'ended' || (group.state === 'taken' && !person.is_host)) return null
  const of = person.is_host ? undefined : me
  const left =
    group.limit_paise === null || person.is_host ? undefined : group.limit_paise - paiseOf(group, me)
  return (
    <>
      <div aria-hidden className="h-[calc(var(--spacing-safe-bottom)+4.5rem)]" />
      <div
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-sticky border-t border-line bg-surface-raised pt-3 pb-[calc(var(--spacing-safe-bottom)+0.75rem)]"
      >
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 md:px-6">
          <p aria-live="polite" className="flex min-w-0 shrink-0 flex-col">
            <span className="text-sm text-ink-muted">
              {person.is_host ? t('bar.all', { count: piecesOf(group) }) : t('bar.yours')}
              {left === undefined ? null : ` · ${t('bar.left', { left: money(Math.max(0, left)) })}`}
            </span>
            <Price paise={paiseOf(group, of)} size="lg" />
          </p>
          <div className="min-w-0 flex-1 basis-40 md:ml-auto md:max-w-80">
            {person.is_host ? (
              <TakeButton token={token} group={group} />
            ) : (
              <ReadyButton token={token} isReady={person.ready} />
            )}
          </div>
        </div>
      </div>
    </>
  )
}

function ReadyButton({ token, isReady }: { readonly token: string; readonly isReady: boolean }) {
  const { t } = useTranslation('group')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutate, isPending } = useSetReady(token)
  return (
    <Button
      size="lg"
      wide
      variant={isReady ? 'secondary' : 'primary'}
      busy={isPending}
      unavailableReason={unavailableReason}
      icon={isReady ? <Check aria-hidden /> : undefined}
      aria-pressed={isReady}
      onClick={() =>
        mutate(!isReady, {
          onError: (error) => notify.problem(t('failedChange'), { description: errorText(error) }),
        })
      }
    >
      {t(isReady ? 'bar.isReady' : 'bar.ready')}
    </Button>
  )
}

function TakeButton({ token, group }: Pick<GroupViewProps, 'token' | 'group'>) {
  const { t } = useTranslation('group')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const go = useNavigateTo()
  const { mutate, isPending } = useTakeGroup(token)
  return (
    <Button
      size="lg"
      wide
      busy={isPending}
      unavailableReason={unavailableReason}
      disabled={piecesOf(group) === 0}
      icon={<ShoppingBag aria-hidden />}
      onClick={() =>
        mutate(undefined, {
          onSuccess: ({ dropped }) => {
            if (dropped.length > 0)
              notify.info(t('host.dropped', { count: dropped.length }), {
                description: dropped.map(({ name, for_name }) => `${name} (${for_name})`).join(', '),
              })
            go(pathTo('shoppingCart'))
          },
          onError: (error) => notify.problem(t('host.failedTake'), { description: errorText(error) }),
        })
      }
    >
      {t(group.state === 'taken' ? 'host.takeAgain' : 'host.take')}
    </Button>
  )
}
