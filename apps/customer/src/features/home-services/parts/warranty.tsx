import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { ReworkSheet } from './rework-sheet.tsx'

export interface WarrantyProps {
  readonly orderId: string
  /** The last day, the whole of it in India, such as `2026-12-24`. */
  readonly until: string
}

/** Until when the work is under warranty, and the claim that it is done again. */
export function Warranty({ orderId, until }: WarrantyProps) {
  const { t } = useTranslation('home-services')
  const { day } = useFormats()
  const sheet = useSheet('rework')
  const [today] = useState(() => indiaDay(Date.now()))
  const label = day(`${until}T12:00:00+05:30`)
  const isOver = today > until
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="flex items-center gap-2 font-bold">
        <ShieldCheck aria-hidden className="size-5 shrink-0 text-success-ink" />
        {t('warranty.title')}
      </h2>
      <p className="text-ink-muted">
        {isOver ? t('warranty.over', { day: label }) : t('warranty.until', { day: label })}
      </p>
      {isOver ? null : (
        <Button variant="secondary" className="self-start" onClick={sheet.open}>
          {t('warranty.claim')}
        </Button>
      )}
      {sheet.isOpen && !isOver ? <ReworkSheet orderId={orderId} onClose={sheet.close} /> : null}
    </Card>
  )
}
