import {
  type PayoutDifference as Difference,
  useAskPayoutDay,
  usePayoutDays,
  usePayoutDifferences,
} from '@angadi/data/payout-desk/differences.ts'
import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { useState } from 'react'
import { Loaded } from '../../../shared/loaded.tsx'
import { PayoutDifference } from './payout-difference.tsx'

/** Where the payout service's book and ours differ, and which days were compared. */
export function DifferenceList() {
  const { t } = useTranslation('payout-desk')
  const { money, dateTime } = useFormats()
  const [showsEnded, setShowsEnded] = useState(false)
  const [opened, setOpened] = useState<Difference>()
  const differences = usePayoutDifferences(!showsEnded)
  return (
    <>
      <Switch
        label={t('showEnded')}
        checked={showsEnded}
        onChange={(event) => setShowsEnded(event.currentTarget.checked)}
      />
      <Loaded query={differences} failed={t('failed')} empty={{ title: t('agree'), text: t('agreeText') }}>
        <ul aria-label={t('views.differences')} className="divide-y divide-line">
          {differences.data?.map((difference) => (
            <li key={difference.id}>
              <ListRow
                render={<button type="button" onClick={() => setOpened(difference)} />}
                title={t(`kind.${difference.kind}`)}
                note={[
                  difference.owner_name ?? difference.subject,
                  dateTime(difference.made_at ?? difference.found_at),
                ].join(' · ')}
                trail={
                  <span className="flex flex-col items-end gap-1">
                    <span className="font-semibold tabular-nums">
                      {money(Math.max(difference.theirs_paise, difference.ours_paise))}
                    </span>
                    <span className="text-sm text-ink-muted">
                      {difference.is_open ? t('open') : t('ended')}
                    </span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      </Loaded>
      <ComparedDays />
      {opened ? (
        <PayoutDifference key={opened.id} difference={opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  )
}

function ComparedDays() {
  const { t } = useTranslation('payout-desk')
  const { date, dateTime } = useFormats()
  const unavailableReason = useOfflineReason()
  const { data } = usePayoutDays()
  const { mutateAsync: ask } = useAskPayoutDay()
  const { submit, isBusy } = useSubmission({ form: 'ask-payout-day', work: () => ask(indiaDay(Date.now())) })
  return (
    <Section title={t('days')}>
      <Button
        variant="secondary"
        busy={isBusy}
        unavailableReason={unavailableReason}
        onClick={() => void submit(undefined)}
      >
        {t('compareToday')}
      </Button>
      <ul className="divide-y divide-line">
        {data?.map(({ day, read_at, is_due }) => (
          <li key={day}>
            <ListRow
              title={date(`${day}T12:00:00+05:30`)}
              note={is_due ? t('reading') : read_at ? t('readAt', { at: dateTime(read_at) }) : t('notRead')}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
