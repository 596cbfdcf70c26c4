create or replace function private.is_photographed (
  o public.enhanced_orders,
  stage text
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from private.trade_kinds as k where k.trade = o.trade and k.kind = o.kind and k.at_home)
    and (o.status = 'in_progress' or is_photographed.stage = 'after' and o.status = 'delivered'
      and o.status_since > now() - make_interval(secs => private.setting_int('contact_seconds')))
$function$;

comment on function private.is_photographed(public.enhanced_orders, text) is 'Whether a photo of the work can be taken or taken back now: while it goes on, and after it as long as the parties can reach each other.';

revoke all on function private.is_photographed(public.enhanced_orders, text) from public;
