/** Names the one address of a page that several paths show; React moves it into the head. */
export function CanonicalLink({ path }: { readonly path: string }) {
  return <link rel="canonical" href={`${window.location.origin}${path}`} />
}
