import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LifeBuoy } from 'lucide-react'
import { Suspense } from 'react'

const HelpSheet = lazy(() => import('./help-sheet.tsx'))

export interface HelpButtonProps {
  readonly orderId: string
  /** Whether it stands where a job could be given back, instead of beside the main action. */
  readonly cannotGoOn?: boolean
}

/** Opens help and SOS for a job; after pick-up it is what giving the job back leads to. */
export function HelpButton({ orderId, cannotGoOn = false }: HelpButtonProps) {
  const { t } = useTranslation('delivery')
  const { isOpen, open, close } = useSheet(`${cannotGoOn ? 'stuck' : 'help'}.${orderId}`)
  return (
    <>
      <Button
        variant={cannotGoOn ? 'dangerQuiet' : 'secondary'}
        size={cannotGoOn ? 'md' : 'xl'}
        wide={cannotGoOn}
        icon={<LifeBuoy aria-hidden />}
        onClick={open}
      >
        {t(cannotGoOn ? 'giveBack.after' : 'help')}
      </Button>
      {isOpen ? (
        <Suspense>
          <HelpSheet orderId={orderId} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
