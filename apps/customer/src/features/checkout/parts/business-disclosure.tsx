import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { BusinessChoiceProps } from './business-choice.tsx'

const BusinessChoice = lazy(() => import('./business-choice.tsx'))

/** Opens the choice of a business that the invoice is for; nothing of it is loaded before. */
export function BusinessDisclosure({ value, onChange }: BusinessChoiceProps) {
  const { t } = useTranslation('checkout')
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted || value !== undefined
  return (
    <div className="flex flex-col gap-4">
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        icon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        className="-ml-3 self-start text-left"
        onClick={() => {
          if (isOpen) onChange(undefined)
          setWanted(!isOpen)
        }}
      >
        {t('business.open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <BusinessChoice value={value} onChange={onChange} />
        </Suspense>
      ) : null}
    </div>
  )
}
