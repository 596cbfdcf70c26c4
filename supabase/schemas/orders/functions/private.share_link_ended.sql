create or replace function private.share_link_ended (
  l private.share_links,
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select l.revoked_at is not null or l.until_at <= now() or (o.status in ('delivered', 'cancelled')
    and o.status_since <= now() - make_interval(secs => case
      when (select v.ends_at_once from private.share_views as v where v.view = l.view) then 0
      else private.setting_int('contact_seconds') end))
$function$;

comment on function private.share_link_ended(private.share_links, public.enhanced_orders) is
  'Whether a link shows nothing any more: it ends when the parties part, or at once where its view says so.';

revoke all on function private.share_link_ended(private.share_links, public.enhanced_orders) from public;
