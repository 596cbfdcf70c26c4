import { BookScreen } from './book-screen.tsx'

/** A ride with all fares side by side (Spec §2 /enhanced-transport). */
export default function EnhancedTransportScreen() {
  return <BookScreen view="all" />
}
