import { type Difference, useDifferences } from '@angadi/data/payment-desk/differences.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { useState } from 'react'
import { Loaded } from '../../../shared/loaded.tsx'
import { PaymentDifference } from './payment-difference.tsx'

/** Where the gateway's book and ours differ: the open ones, or all. */
export function DifferenceList() {
  const { t } = useTranslation('payment-desk')
  const { money, dateTime } = useFormats()
  const [showsEnded, setShowsEnded] = useState(false)
  const [opened, setOpened] = useState<Difference>()
  const differences = useDifferences(!showsEnded)
  return (
    <>
      <Switch
        label={t('showEnded')}
        checked={showsEnded}
        onChange={(event) => setShowsEnded(event.currentTarget.checked)}
      />
      <Loaded failed={t('failed')} query={differences} empty={{ title: t('agree'), text: t('agreeText') }}>
        <ul aria-label={t('views.differences')} className="divide-y divide-line">
          {differences.data?.map((difference) => (
            <li key={difference.id}>
              <ListRow
                render={<button type="button" onClick={() => setOpened(difference)} />}
                title={t(`kind.${difference.kind}`)}
                note={[difference.subject, dateTime(difference.made_at ?? difference.found_at)].join(' · ')}
                trail={
                  <span className="flex flex-col items-end gap-1">
                    <span className="font-semibold tabular-nums">
                      {money(Math.abs(difference.theirs_paise - difference.ours_paise))}
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
      {opened ? (
        <PaymentDifference key={opened.id} difference={opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  )
}
