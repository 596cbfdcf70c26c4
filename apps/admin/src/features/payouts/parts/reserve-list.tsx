import { type ReserveRule, useReserveRules } from '@angadi/data/payout-desk/reserve-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { useState } from 'react'
import { Loaded } from '../../../shared/loaded.tsx'
import { ReserveForm } from './reserve-form.tsx'
import { ReserveSheet } from './reserve-sheet.tsx'
import { useRuleWords } from './use-rule-words.ts'

/** Rules for what is kept of statements, those that wait for a second person first. */
export function ReserveList() {
  const { t } = useTranslation(['payout-desk', 'common'])
  const words = useRuleWords()
  const [opened, setOpened] = useState<ReserveRule>()
  const [isNew, setNew] = useState(false)
  const rules = useReserveRules()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-form text-ink-muted">{t('reserve.text')}</p>
        <Button variant="secondary" onClick={() => setNew(true)}>
          {t('reserve.new')}
        </Button>
      </div>
      <Loaded
        query={rules}
        failed={t('failed')}
        empty={{ title: t('reserve.none'), text: t('reserve.noneText') }}
      >
        <ul aria-label={t('views.reserve')} className="divide-y divide-line">
          {rules.data?.map((rule) => (
            <li key={rule.id}>
              <ListRow
                render={<button type="button" onClick={() => setOpened(rule)} />}
                title={words.kept(rule)}
                note={words.of(rule)}
                trail={<RuleBadge rule={rule} />}
              />
            </li>
          ))}
        </ul>
      </Loaded>
      {opened ? <ReserveSheet key={opened.id} rule={opened} onClose={() => setOpened(undefined)} /> : null}
      {isNew ? (
        <DialogSheet
          open
          onOpenChange={(open) => (open ? undefined : setNew(false))}
          title={t('reserve.new')}
          closeLabel={t('common:close')}
        >
          <ReserveForm onDone={() => setNew(false)} />
        </DialogSheet>
      ) : null}
    </>
  )
}

function RuleBadge({ rule: { state, holds } }: { readonly rule: ReserveRule }) {
  const { t } = useTranslation('payout-desk')
  if (state === 'waiting') return <Badge tone="warning">{t('state.waiting')}</Badge>
  if (state === 'refused') return <Badge tone="neutral">{t('state.refused')}</Badge>
  return <Badge tone={holds ? 'success' : 'neutral'}>{t(holds ? 'reserve.holds' : 'reserve.idle')}</Badge>
}
