import { type Adjustment, useAdjustments } from '@angadi/data/payout-desk/adjustments.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge, type Tone } from '@angadi/ui/badge/badge.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { useState } from 'react'
import { Loaded } from '../../../shared/loaded.tsx'
import { CorrectionSheet } from './correction-sheet.tsx'

const TONES = {
  waiting: 'warning',
  posted: 'success',
  refused: 'neutral',
} as const satisfies Record<Adjustment['state'], Tone>

/** Corrections of earnings, those that wait for a second person first. */
export function CorrectionList() {
  const { t } = useTranslation('payout-desk')
  const { money, dateTime } = useFormats()
  const [opened, setOpened] = useState<Adjustment>()
  const adjustments = useAdjustments()
  return (
    <>
      <Loaded
        query={adjustments}
        failed={t('failed')}
        empty={{ title: t('noCorrections'), text: t('noCorrectionsText') }}
      >
        <ul aria-label={t('views.corrections')} className="divide-y divide-line">
          {adjustments.data?.map((adjustment) => (
            <li key={adjustment.id}>
              <ListRow
                render={<button type="button" onClick={() => setOpened(adjustment)} />}
                title={adjustment.owner_name ?? ''}
                note={[adjustment.note, dateTime(adjustment.asked_at)].join(' · ')}
                trail={
                  <span className="flex flex-col items-end gap-1">
                    <span className="font-semibold tabular-nums">
                      {adjustment.amount_paise < 0 ? '−' : '+'}
                      {money(Math.abs(adjustment.amount_paise))}
                    </span>
                    <Badge tone={TONES[adjustment.state]}>{t(`state.${adjustment.state}`)}</Badge>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      </Loaded>
      {opened ? (
        <CorrectionSheet key={opened.id} adjustment={opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  )
}
