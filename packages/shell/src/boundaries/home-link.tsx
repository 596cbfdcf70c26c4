import { pathTo } from '@angadi/routes/path-to.ts'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { useFailureLabels } from './use-failure-labels.ts'

/** Opens home as a new page, since this one is broken. */
export function HomeLink() {
  const { goHome } = useFailureLabels()
  return (
    <LinkButton variant="secondary" render={<a href={pathTo('home')} />}>
      {goHome}
    </LinkButton>
  )
}
