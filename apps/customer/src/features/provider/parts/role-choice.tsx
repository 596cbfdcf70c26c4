import { useOpenApplication } from '@angadi/data/applications/apply.ts'
import type { Application } from '@angadi/data/applications/my-applications.ts'
import type { ProviderRole } from '@angadi/data/applications/provider-roles.ts'
import { isEditable } from '@angadi/domain/applications/turns.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Bike, FileText, Scissors, ShoppingBasket, Store, UtensilsCrossed, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useProviderWords } from './use-provider-words.ts'

const ICONS: Readonly<Record<string, ReactNode>> = {
  restaurant: <UtensilsCrossed aria-hidden />,
  grocery_store: <ShoppingBasket aria-hidden />,
  salon: <Scissors aria-hidden />,
  home_professional: <Wrench aria-hidden />,
  home_company: <Wrench aria-hidden />,
  courier: <Bike aria-hidden />,
}

export interface RoleChoiceProps {
  readonly roles: readonly ProviderRole[]
  readonly applications: readonly Application[]
  /** The role that was chosen at sign-in: what leads to it is shown first. */
  readonly wanted: string | null
}

/** What one can apply to be, with what each needs; an application that is under way goes on. */
export function RoleChoice({ roles, applications, wanted }: RoleChoiceProps) {
  const { t } = useTranslation('provider')
  const words = useProviderWords()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const navigate = useNavigate()
  const leading = roles.filter(({ app_role }) => app_role === wanted)
  const isNarrowed = leading.length > 0 && leading.length < roles.length
  const { mutateAsync: open } = useOpenApplication()
  const { submit, isBusy, error } = useSubmission({
    form: 'open-application',
    work: (role: string) => open(role),
    onSuccess: (id) => void navigate(`${pathTo('providerRegister')}?application=${id}`),
    onError: () => undefined,
  })
  return (
    <>
      <div>
        <h1 className="text-2xl font-bold text-balance">{t('choose.title')}</h1>
        <p className="mt-1 text-ink-muted">{t('choose.text')}</p>
        <p className="mt-1 text-ink-muted">{t('choose.next')}</p>
      </div>
      {error ? (
        <Banner urgent tone="danger">
          {errorText(error)}
        </Banner>
      ) : null}
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {(isNarrowed ? leading : roles).map(({ role, needs }) => {
          const present = applications.find(
            (one) => one.role === role && one.renews === null && isEditable(one),
          )
          const needed = needs.filter(({ is_needed }) => is_needed)
          return (
            <li key={role}>
              <Card>
                <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold">
                  <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action-soft text-action-ink [&_svg]:size-5">
                    {ICONS[role] ?? <Store aria-hidden />}
                  </span>
                  <span className="min-w-0 wrap-anywhere">{words.role(role)}</span>
                </h2>
                <p className="mt-2 text-sm text-ink-muted">
                  {t('choose.needs', {
                    list: needed.map(({ requirement }) => words.item(requirement)).join(', '),
                  })}
                </p>
                <div className="mt-3">
                  {present ? (
                    <LinkButton
                      wide
                      render={<AppLink to={`${pathTo('providerRegister')}?application=${present.id}`} />}
                    >
                      {t('choose.goOn')}
                    </LinkButton>
                  ) : (
                    <Button
                      wide
                      variant="secondary"
                      busy={isBusy}
                      unavailableReason={offline}
                      onClick={() => void submit(role)}
                    >
                      {t('choose.begin', { role: words.role(role) })}
                    </Button>
                  )}
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
      {isNarrowed ? (
        <LinkButton variant="quiet" render={<AppLink to={pathTo('providerRegister')} />}>
          {t('choose.all')}
        </LinkButton>
      ) : null}
      {applications.length > 0 ? (
        <LinkButton
          variant="secondary"
          icon={<FileText aria-hidden />}
          render={<AppLink to={pathTo('providerApplicationStatus')} />}
        >
          {t('choose.mine')}
        </LinkButton>
      ) : null}
    </>
  )
}
