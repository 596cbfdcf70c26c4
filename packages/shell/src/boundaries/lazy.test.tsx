// @vitest-environment happy-dom
import { needNamespaces } from '@angadi/i18n/need-namespaces.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazy } from './lazy.tsx'

test('code that is there before the translations have started waits for its own', async () => {
  const readyAt: boolean[] = []
  const Part = lazy(async () => {
    needNamespaces(['cart'])
    return {
      default: function Part() {
        readyAt.push(useTranslation('cart', { useSuspense: false }).ready)
        return <p>The early part</p>
      },
    }
  })
  const fetched = Part.preload()
  await startI18n(['common'])
  await fetched
  render(<Part />)
  expect(screen.getByText('The early part')).toBeTruthy()
  expect(readyAt).toEqual([true])
})

test('a part comes with the translations of all its code, and is not hidden again until they arrive', async () => {
  await startI18n(['common'])
  const readyAt: boolean[] = []
  const Part = lazy(async () => {
    needNamespaces(['orders'])
    return {
      default: function Part() {
        readyAt.push(useTranslation('orders', { useSuspense: false }).ready)
        return <p>The part</p>
      },
    }
  })
  render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText('The part')).toBeTruthy()
  expect(readyAt).toEqual([true])
})

test('a part that was fetched before is shown at once, without a loading state', async () => {
  const Part = lazy(async () => ({ default: () => <p>Fetched before</p> }))
  await Part.preload()
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  )
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByText('Fetched before')).toBeTruthy()
})
