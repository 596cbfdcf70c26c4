import '@angadi/ui/styles.css'
import { startApp } from '@angadi/shell/start-app.tsx'
import { CustomerLayout, screens } from './app.tsx'

void startApp({
  app: 'customer',
  namespaces: ['home', 'food', 'location', 'routes'],
  screens,
  layout: CustomerLayout,
})
