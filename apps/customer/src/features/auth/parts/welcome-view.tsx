import type { Translate } from '@angadi/i18n/first-namespaces.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Mail, Smartphone } from 'lucide-react'
import { StepHead } from './step-head.tsx'

export interface WelcomeViewProps {
  readonly t: Translate<'auth'>
  readonly onChoose: (way: 'phone' | 'email') => void
}

/** The first step: phone, e-mail, or continue as a guest (Spec §2 Welcome choice). */
export function WelcomeView({ t, onChoose }: WelcomeViewProps) {
  return (
    <>
      <StepHead title={t('welcome.title')}>{t('welcome.text')}</StepHead>
      <div className="flex flex-col gap-3">
        <Button size="lg" wide icon={<Smartphone aria-hidden />} onClick={() => onChoose('phone')}>
          {t('welcome.phone')}
        </Button>
        <p className="-mt-1 text-center text-sm text-ink-muted">{t('welcome.phoneNote')}</p>
        <Button
          size="lg"
          variant="secondary"
          wide
          icon={<Mail aria-hidden />}
          onClick={() => onChoose('email')}
        >
          {t('welcome.email')}
        </Button>
        <LinkButton variant="quiet" wide render={<a href={pathTo('home')} />}>
          {t('guest')}
        </LinkButton>
      </div>
    </>
  )
}
