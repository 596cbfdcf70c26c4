import '@angadi/ui/styles.css'
import { PlainConsole } from '@angadi/shell/plain-console.tsx'
import { startApp } from '@angadi/shell/start-app.tsx'
import type { ReactNode } from 'react'

function ClinicLayout({ children }: { readonly children: ReactNode }) {
  return <PlainConsole holder="hospital">{children}</PlainConsole>
}

void startApp({ app: 'clinic', namespaces: ['roles'], screens: {}, layout: ClinicLayout })
