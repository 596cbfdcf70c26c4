import { usePoints, useTurnPoints } from '@angadi/data/membership/points.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { lastDay } from '@angadi/shell/membership/last-day.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** The reader's reward points: what they are worth, when they end, and turning them into credit with one tap. */
export function Points() {
  const { t } = useTranslation('membership')
  const { money, number, date } = useFormats()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = usePoints()
  const { mutate, isPending } = useTurnPoints()
  const [key, setKey] = useState(() => crypto.randomUUID())
  if (!data)
    return (
      <Section title={t('points.title')}>
        {error ? (
          <LoadFailed title={t('points.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup label={t('points.loading')}>
            <Skeleton shape="box" className="h-40" />
          </SkeletonGroup>
        )}
      </Section>
    )
  const step = data.turn_from
  const credit = money(step * data.value_paise)
  const turn = () =>
    mutate(
      { points: step, key },
      {
        onError: (error) => notify.problem(errorText(error)),
        onSuccess: () => {
          setKey(crypto.randomUUID())
          notify.success(t('points.turned', { amount: credit }))
        },
      },
    )
  return (
    <Section title={t('points.title')}>
      <p>
        <span className="text-2xl font-bold tabular-nums">{number(data.points)}</span>{' '}
        {t('points.worth', { amount: money(data.points * data.value_paise) })}
      </p>
      <p className="text-ink-muted">
        {t('points.how', { points: number(data.points_per), amount: money(data.per_paise) })}
      </p>
      {data.next_end && data.next_points ? (
        <p>{t('points.end', { points: number(data.next_points), date: date(lastDay(data.next_end)) })}</p>
      ) : null}
      {data.points >= step ? (
        <Button variant="soft" busy={isPending} onClick={turn}>
          {t('points.turn', { points: number(step), amount: credit })}
        </Button>
      ) : null}
      <ul className="divide-y divide-line">
        {data.movements.map((movement) => (
          <li key={movement.id}>
            <ListRow
              title={t(`points.kind.${movement.kind}`)}
              note={[date(movement.at), movement.order_number].filter(Boolean).join(' · ')}
              trail={<span className="font-semibold tabular-nums">{number(movement.points)}</span>}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
